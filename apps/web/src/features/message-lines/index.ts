/** What the settings embed. */
export { TestLetter, TestMessage } from './components/test-message';
export { WhatsappLine } from './components/whatsapp-line';
export { ownLine } from './line-endpoints';
