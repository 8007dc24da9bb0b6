export { tillDifferences } from './closing/till-closings.repo';
export { keptByTill } from './kept-of-customers.repo';
