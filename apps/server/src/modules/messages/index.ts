export { queueMessage } from './queue-message';
export { writeToCustomer } from './write-to-customer';
export { waysToCustomer, type Ways } from './ways-to-customer';
export { attachFiles } from './message-files.repo';
export { messageJobs } from './messages.job';
export type { Background, IncomingHandler, IncomingMessage } from './incoming/incoming-handler';
export { takeIncoming } from './incoming/take-incoming';
export {
  countHeld,
  dropQueued,
  lockMessage,
  queueSalonMessages,
  setPendingAgain,
  takeBack,
  wasQueued,
  type SalonMessageRow,
  type Waiting,
} from './messages.repo';
export { keptByMessages } from './kept-of-customers.repo';
