export { wishOnce } from './wish-once';
export { fulfilWishes } from './offers.repo';
export { waitlistJobs } from './tell-waitlist.job';
/** @internal For tests of others. */
export { tellWaitlist } from './tell-waitlist.job';
export { keptByWaitlist } from './kept-of-customers.repo';
export { waitlistOfVisits } from './follow-visits';
