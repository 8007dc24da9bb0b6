import { AppError } from '@rawnaq/domain/kernel/app-error';
import { apart, type Services } from '../services';
import { countHit, forgetHits } from './throttle.repo';

export type Limit = { bucket: string; limit: number; seconds: number };

/**
 * Counts this call and refuses it when there were too many. Shared by all processes, and kept when the request fails.
 */
export async function throttle(services: Services, { bucket, limit, seconds }: Limit, key: string): Promise<void> {
  const wait = await apart(services, (tx) => countHit(tx, bucket, key, limit, seconds));
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}

/**
 * For limits on failures: every try counts before it is looked at, so that a crowd of guesses can't slip through
 * together; a right one is forgiven.
 */
export async function forgive(services: Services, { bucket }: Limit, key: string): Promise<void> {
  await apart(services, (tx) => forgetHits(tx, bucket, key));
}
