export { earnPoints } from './earn-points';
export { keptByLoyalty } from './kept-of-customers.repo';
export { loyaltyJobs } from './loyalty.job';
