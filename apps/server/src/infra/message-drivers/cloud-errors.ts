import { troubleText, type MessageTrouble } from '@rawnaq/domain/messages/message-troubles';
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
const TROUBLES: Record<number, MessageTrouble> = {
  100: 'valueRefused',
  10: 'tokenMayNotSend',
  190: 'tokenOver',
  200: 'tokenMayNotSend',
  368: 'againstPolicy',
  130472: 'experiment',
  131026: 'notOnWhatsappOrOld',
  131031: 'accountLocked',
  131042: 'noPayment',
  131047: 'templateNeeded',
  131048: 'reported',
  131049: 'heldBack',
  131050: 'stopped',
  131051: 'typeRefused',
  131052: 'fileNotFetched',
  131053: 'fileNotFetched',
  132000: 'templateValues',
  132001: 'templateMissing',
  132007: 'templateRefused',
  132012: 'templateMisfit',
  132015: 'templatePaused',
  132016: 'templateDisabled',
  133010: 'notRegistered',
};

/** A code of the answer, or of a status that came later. */
export function judgeCloudCode(code: number): Error {
  const words = troubleText(TROUBLES[code] ?? 'whatsappRefused', code);
  switch (MEANING[code]) {
    case 'busy':
      return new Error(troubleText('whatsappBusy', code));
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
  if (status === 429) return new Error(troubleText('whatsappBusy', status));
  if (status === 401 || status === 403) return new LineDown(troubleText('tokenRefused', status));
  // Somebody on the way answered, or nobody we understand: it may have been taken before.
  return status >= 300 && status < 500
    ? new RefusedByProvider(troubleText('whatsappRefused', status))
    : new OutcomeUnknown(troubleText('whatsappUnread', status));
}
