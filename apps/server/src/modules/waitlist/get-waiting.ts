import type { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import type { UseCase } from '../../http/bind-contract';
import { businessTodayOf } from '../../http/context';
import { waitingRows } from './waitlist.repo';

/** Somebody with two wishes is one who waits. */
export const getWaiting: UseCase<(typeof waitlistContract)['get_waiting']> = async (ctx) => {
  const records = await waitingRows(ctx, businessTodayOf(ctx)).execute();
  return { people: new Set(records.map(({ customer_id }) => customer_id)).size, records };
};
