export { queueMessage } from './queue-message';
export { messageTasks } from './messages.job';
