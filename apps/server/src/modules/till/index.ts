export { keptByTill } from './kept-of-customers.repo';
