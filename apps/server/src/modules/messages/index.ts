export { queueMessage } from './queue-message';
export { writeToCustomer } from './write-to-customer';
export { waysToCustomer, type Ways } from './ways-to-customer';
export { isOnOwnVisits } from './customer-messages.query';
export { attachFiles } from './message-files.repo';
export { messageJobs, type IsOver } from './messages.job';
export { recipientColumns, type Recipient } from './recipients.repo';
export type { Background, IncomingHandler, IncomingMessage } from './incoming/incoming-handler';
export { takeIncoming } from './incoming/take-incoming';
export {
  countHeld,
  dropQueued,
  lockMessage,
  queueSalonMessages,
  setPendingAgain,
  spokenOfVisits,
  takeBack,
  takeBackAbout,
  type SalonMessageRow,
  type Waiting,
} from './messages.repo';
export { writeAlone } from './write-alone.repo';
export { keptByMessages } from './kept-of-customers.repo';
export { picturesOfMessages } from './shown-pictures.repo';
