import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { moneyBy } from '@rawnaq/domain/ledger/ledger-sums.rules';
import { postTillDifference } from '@rawnaq/domain/ledger/post-customer-money';
import type { tillClosingContract } from '@rawnaq/domain/till/till-closing.contract';
import { expectedOf } from '@rawnaq/domain/till/till-closing.rules';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf } from '../../../http/context';
import { audit } from '../../audit';
import { entriesOf, post } from '../../ledger';
import { readSellingSalon } from '../../invoices';
import { methodsOf, moneyOfDay } from './get-till-day';
import { insertClosing, insertCounts } from './till-closings.repo';

/**
 * Keeps what was counted and posts the differences on the day they were found for. The row of the day comes first:
 * of two who close it at once, one waits and is told. What commits after it shows as "after closing".
 */
export const closeDay: UseCase<(typeof tillClosingContract)['close']> = async (ctx, input) => {
  const { day, opening_float, left_in_drawer } = input;
  const { user } = sessionOf(ctx);
  const salon = await readSellingSalon(ctx);
  if (day > salon.day) throw new AppError('DAY_NOT_BEGUN', { field: 'day' });
  const id = await insertClosing(ctx, { day, opening_float, left_in_drawer, closed_by: user.id });
  if (id === undefined) throw new AppError('DAY_ALREADY_CLOSED');

  const { sums, differences } = await moneyOfDay(ctx, day);
  const counts = methodsOf(salon.accounting.payment_methods, sums).map((method) => {
    const expected = expectedOf(method, moneyBy(sums, method, differences), opening_float);
    const counted = input.counts.find((one) => one.method === method);
    // Whoever counted against other figures would post money that moved in between as a difference.
    if (counted?.expected !== expected) throw new AppError('TILL_MOVED');
    return {
      method,
      expected,
      counted: counted.counted,
      difference: counted.counted - expected,
      note: counted.note ?? null,
    };
  });
  await insertCounts(ctx, id, counts);
  const found = counts.filter(({ difference }) => difference !== 0);
  const journal = postTillDifference(found.map(({ method, difference }) => ({ method, amount: difference })));
  await audit(ctx, {
    action: 'till-closings.close',
    entity: 'till_closings',
    entity_id: id,
    after: {
      day,
      opening_float,
      counted: sumMinor(counts.map(({ counted }) => counted)),
      difference: sumMinor(counts.map(({ difference }) => difference)),
    },
  });
  await post(ctx, entriesOf([{ journal, till_closing_id: id }], { day, created_by: user.id }));
  return { id };
};
