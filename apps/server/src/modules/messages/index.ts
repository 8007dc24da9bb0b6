export { queueMessage } from './queue-message';
export { messageTasks } from './messages.job';
export { dropQueued, queueSalonMessages, type SalonMessageRow } from './messages.repo';
