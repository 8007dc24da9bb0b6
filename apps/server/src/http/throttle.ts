import { AppError } from '@rawnaq/domain/kernel/app-error';
import { asPlatform, type Services } from '../services';
import { countHit, secondsToWait } from './throttle.repo';

export type Limit = { bucket: string; limit: number; seconds: number };

/** Counts this call and refuses it when there were too many. Shared by all processes, and kept when the request fails. */
export async function throttle(services: Services, { bucket, limit, seconds }: Limit, key: string): Promise<void> {
  const wait = await asPlatform(services, (tx) => countHit(tx, bucket, key, limit, seconds));
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}

/** Refuses without counting: for limits that count failures only. */
export async function assertNotThrottled(services: Services, { bucket, limit, seconds }: Limit, key: string): Promise<void> {
  const wait = await asPlatform(services, (tx) => secondsToWait(tx, bucket, key, limit, seconds));
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}
