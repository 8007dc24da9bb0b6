export { keptByConversations } from './kept-of-customers.repo';
export { handToDesk, openConversation, rememberTurn, tellDesk } from './open-conversation';
export type { ConversationRow } from './conversations.repo';
export { findByAddress } from './conversations.repo';
export { incomingEntries, outgoingEntries } from './thread.repo';
