export { fulfilWishes } from './offers.repo';
export { tellWaitlist, waitlistTasks } from './tell-waitlist.job';
export { keptByWaitlist } from './kept-of-customers.repo';
