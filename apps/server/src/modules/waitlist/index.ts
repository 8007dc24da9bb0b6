export { fulfilWishes } from './offers.repo';
export { tellWaitlist, waitlistTasks } from './tell-waitlist.job';
