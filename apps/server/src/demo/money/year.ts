import type { Minor } from '@rawnaq/domain/kernel/money';
import type { DepositUse, OpenDeposit } from '../../modules/customer-money';
import type { NewPackage, PackageRow } from '../../modules/customer-packages';
import type { SellingSalon } from '../../modules/invoices';
import type { Session } from '../../sessions/session';
import type { Chance } from '../random';
import type { Book } from './book';
import type { keepShelves } from './keep-shelves';
import type { Shop } from './shop';

export type Purse = { balance: Minor; points: number; receivable: Minor };
export type Owned = PackageRow &
  Pick<NewPackage, 'invoice_id' | 'position' | 'uses_total' | 'value'> & { created_at: string };
/** What a year leaves behind with each customer. */
export type Outcome = {
  purses: Map<number, Purse>;
  packages: Map<number, Owned[]>;
  depositUses: DepositUse[];
  visits: { id: number; at: string; paid: boolean }[];
};

/** How many bills of a hundred have a line with less, a product, …; `debt`: of those of the last months. */
export type Odds = Record<'less' | 'product' | 'package' | 'tip' | 'code' | 'debt', number>;
export const USUAL: Odds = { less: 0.05, product: 0.07, package: 0.015, tip: 0.06, code: 0.04, debt: 0.02 };

export type Year = {
  book: Book;
  shop: Shop;
  salon: SellingSalon & { cut_off: string };
  odds: Odds;
  chance: Chance;
  /** Who stands at the till. */
  cashiers: readonly Session[];
  packageIds: number[];
  /** What visits were paid in advance with, and what their customers have. */
  deposits: Map<number, OpenDeposit>;
  balances: Map<number, Minor>;
  shelves: ReturnType<typeof keepShelves>;
};
