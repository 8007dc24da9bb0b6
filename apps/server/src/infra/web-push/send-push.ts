import { CallFailed, callHttp } from '../outbound/call-http';
import { ForbiddenAddress, type Outbound } from '../outbound/address-guard';
import { encryptPush, type PushKeys } from './encrypt-push';
import type { Vapid } from './vapid';

export type PushAddress = PushKeys & { endpoint: string };
export type PushMessage = { text: string; ttlSeconds: number; urgency: 'normal' | 'high' };
type Caller = { vapid: Vapid; outbound: Outbound; now: Date };

/**
 * gone: the browser wants no more, for ever. refused: this one will never be taken. later: nobody can say before
 * another try.
 */
export type PushOutcome = { kind: 'sent' | 'gone' | 'refused' | 'later'; status: number | null };

const TIMEOUT_MS = 10_000;
const GONE = [404, 410];
const LATER = [408, 425, 429];

export async function sendPush(caller: Caller, to: PushAddress, message: PushMessage): Promise<PushOutcome> {
  try {
    const { status } = await callHttp({
      url: to.endpoint,
      method: 'POST',
      headers: {
        authorization: caller.vapid.authorizationFor(new URL(to.endpoint), caller.now),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(message.ttlSeconds),
        urgency: message.urgency,
      },
      body: encryptPush(message.text, to),
      timeoutMs: TIMEOUT_MS,
      outbound: caller.outbound,
    });
    return { kind: outcomeOf(status), status };
  } catch (error) {
    // A letter that may have arrived is sent again all the same: a browser shows two of one tag as one.
    if (error instanceof CallFailed) return { kind: 'later', status: null };
    if (error instanceof ForbiddenAddress) return { kind: 'gone', status: null };
    throw error;
  }
}

function outcomeOf(status: number): PushOutcome['kind'] {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  return status >= 500 || LATER.includes(status) ? 'later' : 'refused';
}
