import type { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import type { UseCase } from '../../http/bind-contract';
import { businessTodayOf } from '../../http/context';
import { countWaiting, waitingRows } from './waitlist.repo';

export const getWaiting: UseCase<(typeof waitlistContract)['get_waiting']> = async (ctx, { id }) => {
  const today = businessTodayOf(ctx);
  const all = waitingRows(ctx, today);
  const [records, people] = await Promise.all([
    (id === undefined ? all : all.where('w.id', '=', id)).execute(),
    countWaiting(ctx, today),
  ]);
  return { people, records };
};
