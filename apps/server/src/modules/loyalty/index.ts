export { earnPoints } from './earn-points';
export { returnPoints } from './return-points';
export { keptByLoyalty } from './kept-of-customers.repo';
export { loyaltyJobs } from './loyalty.job';
