export { operationJobs } from './operations.job';
export { startPulse } from './pulse';
