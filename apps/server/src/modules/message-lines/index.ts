export { assertWhatsappReady } from './assert-whatsapp-ready';
export { openSecret } from './connection-driver';
export { findConnection, type Connection } from './connections.repo';
export { lineOf, type Line } from './line-of-message';
export { noteLineState } from './line-state';
export { messageLineJobs } from './message-lines.job';
export { accountOfWebhook, isSame, verifyToken } from './webhook-address';
