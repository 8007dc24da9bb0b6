export { earnPoints } from './earn-points';
export { keptByLoyalty } from './kept-of-customers.repo';
