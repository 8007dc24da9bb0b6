export { AREA_KIND, loadSession, touchSession, type Session } from './load-session';
export { endSessions, openSession } from './open-session';
export { recordFailedAttempt } from './failed-attempts';
export { createUser } from './create-user';
export { askCode, assertCode, assertNotTooSoon, CODE_MINUTES } from './one-time-code';
export { assertGoodPassword } from './assert-good-password';
export { addManager, ensureFirstManager } from './managers';
