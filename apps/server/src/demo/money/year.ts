import type { Minor } from '@rawnaq/domain/kernel/money';
import type { DepositUse, OpenDeposit } from '../../modules/customer-money';
import type { NewPackage, PackageRow } from '../../modules/customer-packages';
import type { SellingSalon } from '../../modules/invoices';
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

export type Year = {
  book: Book;
  shop: Shop;
  salon: SellingSalon & { cut_off: string };
  chance: Chance;
  /** Who stands at the till. */
  cashiers: readonly { id: number; name: string }[];
  packageIds: number[];
  /** What visits were paid in advance with, and what their customers have. */
  deposits: Map<number, OpenDeposit>;
  balances: Map<number, Minor>;
  shelves: ReturnType<typeof keepShelves>;
};
