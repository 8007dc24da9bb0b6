import { conversationStates, type ConversationState } from './conversation.states';

const HOUR_MS = 3_600_000;
const { bot, closed } = conversationStates.codes;

/** How long after her last message WhatsApp takes free texts. */
export const WINDOW_HOURS = 24;
/** Where the bot stood is forgotten after this: nobody goes on with a booking of yesterday. */
export const BOT_REMEMBERS_MINUTES = 120;

/**
 * Whether the bot answers what she writes now. Once a person has it, the bot is silent, until somebody hands it back or
 * nobody has written for as long as the salon chose.
 */
export function doesBotAnswer(
  { state, last_at }: { state: ConversationState; last_at: string },
  { is_active, silent_hours }: { is_active: boolean; silent_hours: number },
  now: Date,
): boolean {
  if (!is_active) return false;
  if (state === bot || state === closed) return true;
  return now.getTime() - Date.parse(last_at) > silent_hours * HOUR_MS;
}

/** Until when free texts may be written, in milliseconds; null when that has gone by, or she never wrote. */
export function windowUntil(lastInAt: string | null, now: Date): number | null {
  if (lastInAt === null) return null;
  const until = Date.parse(lastInAt) + WINDOW_HOURS * HOUR_MS;
  return until > now.getTime() ? until : null;
}

/** How a reply goes out: freely, as the salon's approved template, or not at all. */
export const WRITING_WAYS = ['free', 'template', 'none'] as const;
export type WritingWay = (typeof WRITING_WAYS)[number];

/** Only WhatsApp's own interface knows the window; the sandbox behaves like it, so that it can be tried. */
export function writingWay(
  line: { channel: string; provider: string | null; has_template: boolean },
  until: number | null,
): WritingWay {
  if (line.channel !== 'whatsapp' || line.provider === 'gateway' || until !== null) return 'free';
  return line.provider === 'cloud' && !line.has_template ? 'none' : 'template';
}
