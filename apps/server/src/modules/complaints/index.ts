export { receiveComplaint } from './receive-complaint';
export { keptByComplaints } from './kept-of-customers.repo';
