export { waitlistTasks } from './tell-waitlist.job';
