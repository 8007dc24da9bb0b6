import { z } from 'zod';
import {
  LineDown,
  NotOnWhatsapp,
  OptedOut,
  OutcomeUnknown,
  PausedByProvider,
  RefusedByProvider,
} from '../message-drivers';

/** What WhatsApp's codes mean for a message. Their words are not repeated: they may hold what was sent. */
const MEANING: Record<number, 'busy' | 'line' | 'pause' | 'nobody' | 'opted-out'> = {
  1: 'busy',
  2: 'busy',
  4: 'busy',
  80007: 'busy',
  130429: 'busy',
  131000: 'busy',
  131016: 'busy',
  131056: 'busy',
  10: 'line',
  190: 'line',
  200: 'line',
  131005: 'line',
  131031: 'line',
  133010: 'line',
  368: 'pause',
  131042: 'pause',
  131048: 'pause',
  131026: 'nobody',
  131050: 'opted-out',
};
const WORDS: Record<number, string> = {
  100: 'A value was not accepted',
  10: 'The token may not send for this number',
  190: 'The token has expired or was withdrawn',
  200: 'The token may not send for this number',
  368: 'Blocked for a while because of WhatsApp’s policies',
  130472: 'WhatsApp left this person out for an experiment of its own',
  131026: 'No WhatsApp under this number, or it is too old',
  131031: 'The WhatsApp account is locked',
  131042: 'WhatsApp has no valid way of payment of this account',
  131047: 'More than 24 hours since the customer wrote: an approved template is needed',
  131048: 'Too many people reported messages of this number',
  131049: 'WhatsApp held the advertisement back, for a day or more',
  131050: 'The customer stopped advertising from this number',
  131051: 'WhatsApp does not take this kind of message',
  131052: 'The file could not be fetched',
  131053: 'The file could not be fetched',
  132000: 'The template has another number of values',
  132001: 'There is no such template in this language',
  132007: 'The template was refused',
  132012: 'A value does not fit the template',
  132015: 'The template is paused',
  132016: 'The template was disabled',
  133010: 'The number is not registered',
};

/** A code of the answer, or of a status that came later. */
export function judgeCloudCode(code: number): Error {
  const words = `${WORDS[code] ?? 'WhatsApp refused it'} (${code})`;
  switch (MEANING[code]) {
    case 'busy':
      return new Error(`WhatsApp is busy (${code})`);
    case 'line':
      return new LineDown(words);
    case 'pause':
      return new PausedByProvider(words);
    case 'nobody':
      return new NotOnWhatsapp(words);
    case 'opted-out':
      return new OptedOut(words);
    default:
      return new RefusedByProvider(words);
  }
}

const envelope = z.object({ error: z.object({ code: z.number().int() }) });

export function judgeCloudAnswer(status: number, json: unknown): Error {
  const code = envelope.safeParse(json).data?.error.code;
  if (code !== undefined) return judgeCloudCode(code);
  if (status === 429) return new Error('WhatsApp is busy (429)');
  if (status === 401 || status === 403) return new LineDown(`WhatsApp refused the token (${status})`);
  // Somebody on the way answered, or nobody we understand: it may have been taken before.
  return status >= 300 && status < 500
    ? new RefusedByProvider(`WhatsApp refused it (${status})`)
    : new OutcomeUnknown(`WhatsApp’s answer could not be read (${status})`);
}
