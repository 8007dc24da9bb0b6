import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import type { IssueInput } from '@rawnaq/domain/till/bill';
import type { Session } from '../../sessions/session';

type Stock = typeof stockContract;

/**
 * What somebody did in the year, as a page would have asked for it. The year is written in bulk; a test does the same
 * once more, one after the other (write-sales.test.ts).
 */
export type Deed = { at: Date; by: Session['user'] } & (
  | { what: 'sell'; input: IssueInput }
  | { what: 'open'; input: readonly { id: number; initial_quantity: number; initial_cost: number | null }[] }
  | { what: 'receive'; input: InputOf<Stock['receive']> }
  | { what: 'use'; input: InputOf<Stock['use']> }
  | { what: 'adjust'; input: InputOf<Stock['adjust']> }
  | { what: 'pay'; input: InputOf<(typeof expensesContract)['pay']> }
);
