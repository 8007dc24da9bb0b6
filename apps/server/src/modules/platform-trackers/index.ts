export { blockNetwork } from './block-network';
export { startBlockList } from './block-list';
export { FAILED_NAME, FAILED_PASSWORD, recordFailedAttempt } from './failed-attempts';
export { sessionsHolding } from './tracked-words.query';
