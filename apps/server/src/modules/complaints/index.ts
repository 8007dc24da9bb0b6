export { receiveComplaint } from './receive-complaint';
export { complaintJobs } from './complaints.job';
export { keptByComplaints } from './kept-of-customers.repo';
