export { chargePenalty, liftPenaltiesOf } from './charge-penalty';
export { keptByPenalties } from './kept-of-customers.repo';
