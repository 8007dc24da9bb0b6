import { answerByBot } from './modules/bot';
import type { IncomingHandler } from './modules/messages';
import { visitFollowers } from './visit-followers';

/** Who answers what customers write, in this order; the first that takes a message has it. */
export const incomingHandlers: readonly IncomingHandler[] = [answerByBot(visitFollowers)];
