import type { IncomingHandler } from './modules/messages';

/** Who answers what customers write, in this order; the first that takes a message has it. */
export const incomingHandlers: readonly IncomingHandler[] = [];
