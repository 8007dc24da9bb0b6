export { wishOnce } from './wish-once';
export { fulfilWishes } from './offers.repo';
export { tellWaitlist, waitlistJobs } from './tell-waitlist.job';
export { keptByWaitlist } from './kept-of-customers.repo';
export { waitlistOfVisits } from './follow-visits';
