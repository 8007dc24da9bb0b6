export { receiveComplaint, tellOfComplaint } from './receive-complaint';
export { keptByComplaints } from './kept-of-customers.repo';
