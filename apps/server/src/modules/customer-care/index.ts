export { customerCareJobs } from './congratulate.job';
export { isOver } from './message-causes.repo';
