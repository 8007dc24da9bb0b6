import { AppError } from '@rawnaq/domain/kernel/app-error';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { apart, type Services } from '../services';
import { countHit, forgetHits } from './throttle.repo';
import { networkOf } from './visitor-address';

export type Limit = { bucket: string; limit: number; seconds: number };

type Marks = {
  /** A visitor's address: a person holds a whole network of them. */
  ip: string;
  /** A mobile number, in whichever spelling. */
  mobile: string;
  /** Whatever else the limit is about: a person, an account, a link. */
  of: string | number;
};
/**
 * Whom a limit counts, by what it is: an address counts as its network and a number by its key, so that nobody is
 * somebody else by the next address of the same line or by another spelling.
 */
export type Counted = { [Mark in keyof Marks]: Pick<Marks, Mark> & Partial<Marks> }[keyof Marks];

/**
 * Counts this call and refuses it when there were too many. Shared by all processes, and kept when the request fails.
 */
export async function throttle(services: Services, { bucket, limit, seconds }: Limit, who: Counted): Promise<void> {
  const wait = await apart(services, (tx) => countHit(tx, bucket, keyOf(who), limit, seconds));
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}

/**
 * For limits on failures: every try counts before it is looked at, so that a crowd of guesses can't slip through
 * together; a right one is forgiven.
 */
export async function forgive(services: Services, { bucket }: Limit, who: Counted): Promise<void> {
  await apart(services, async (tx) => forgetHits(tx, bucket, keyOf(who)));
}

const keyOf = ({ of, mobile, ip }: Counted): string =>
  [of, mobile && mobileKey(mobile), ip && networkOf(ip)].filter((part) => part !== undefined).join(' ');
