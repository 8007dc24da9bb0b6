import type { DeliveryEvent } from '@rawnaq/domain/messages/delivery.rules';
import type { LineState } from '../message-drivers';

/** What can be read out of a provider's notice, whatever its language. */
export type NoticeEvent =
  | {
      type: 'status';
      provider_id: string;
      /** Ours, where the provider tells it back. */
      reference: string | null;
      event: DeliveryEvent;
      /** What a failure means beyond this message. */
      trouble?: Error | undefined;
    }
  | {
      type: 'message';
      provider_id: string;
      sender: string | null;
      wa_user_id: string | null;
      name: string | null;
      kind: string;
      body: string;
      payload: string | null;
      at: string;
    }
  | { type: 'preference'; sender: string | null; wa_user_id: string | null; wants_marketing: boolean }
  | { type: 'state'; found: LineState };

/** `foreign`: about a number that is not this line's. Undefined: nothing in it is known to us, and nothing need be. */
export type NoticeReading = { events: NoticeEvent[]; problem?: 'unreadable' | 'foreign' };

/** Seconds since 1970, as a number or a text. Nonsense, and what lies ahead of us, is now. */
export function instantOf(seconds: string | number | undefined, now: Date): string {
  const ms = Number(seconds) * 1000;
  return new Date(Number.isFinite(ms) && ms > 0 && ms < now.getTime() ? ms : now.getTime()).toISOString();
}

export const mobileOf = (text: string | undefined): string | null => {
  const digits = /^\+?(\d{6,15})(?:@c\.us)?$/.exec(text ?? '')?.[1];
  return digits === undefined ? null : `+${digits}`;
};

export const LONGEST_TEXT = 5000;
