export { tellWaitlist, waitlistTasks } from './tell-waitlist.job';
