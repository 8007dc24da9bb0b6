import { BASIS_POINTS, scaleMinor, sumMinor, type Minor } from '../../kernel/money';
import type { Localized } from '../../kernel/localized';
import type { LocalDate } from '../../kernel/time/local-date';
import { ledgerAccounts, sideOf, type LedgerAccount } from '../../ledger/ledger-accounts.states';

/** What an account moved in a month: income above zero, cost above zero. */
export type AccountMonth = { month: LocalDate; account: LedgerAccount; amount: Minor };
/** What of the expenses of a month was of which type. */
export type TypeMonth = { month: LocalDate; type_id: number; name: Localized; amount: Minor };

export type ProfitRow = {
  id: string;
  name: Localized;
  strong: boolean;
  /** The accounts it is made of, and the type where it is one. */
  accounts: readonly LedgerAccount[];
  type_id: number | null;
  /** By the first day of each month. */
  months: ReadonlyMap<LocalDate, Minor>;
  total: Minor;
  before: Minor;
};

const INCOME = [
  'sales_services',
  'sales_products',
  'sales_packages',
  'charges',
  'discounts',
  'penalties',
  'expired',
  'rounding',
] as const satisfies readonly LedgerAccount[];
const GOODS = ['cost_of_goods', 'internal_use', 'stock_losses'] as const satisfies readonly LedgerAccount[];
const OTHER = ['loyalty_cost', 'till_differences'] as const satisfies readonly LedgerAccount[];
export const PROFIT_ACCOUNTS: readonly LedgerAccount[] = [...INCOME, ...GOODS, 'expenses', ...OTHER];

const words = {
  revenue: { en: 'Revenue', ar: 'الإيرادات' },
  gross: { en: 'Gross profit', ar: 'مجمل الربح' },
  expenses: { en: 'Total expenses', ar: 'إجمالي المصروفات' },
  net: { en: 'Net profit', ar: 'صافي الربح' },
} as const satisfies Record<string, Localized>;

export const amountOf = (account: LedgerAccount, { debit, credit }: { debit: Minor; credit: Minor }): Minor =>
  sideOf(account) === 'income' ? credit - debit : debit - credit;

type Told = { accounts: readonly AccountMonth[]; types: readonly TypeMonth[] };

/**
 * Income, what goods cost, expenses by type, and what is left, month by month. An account or a type of which nothing
 * moved is left out; the sums stand always. `before` is the same of the period it is measured against.
 */
export function profitRows(now: Told, before: Told): ProfitRow[] {
  const ofAccounts = (id: string, name: Localized, accounts: readonly LedgerAccount[], strong = false): ProfitRow =>
    rowOf(
      { id, name, strong, accounts, type_id: null },
      now.accounts.filter(isIn(accounts)),
      before.accounts.filter(isIn(accounts)),
    );
  const line = (account: LedgerAccount): ProfitRow =>
    ofAccounts(account, ledgerAccounts.rows[account].label, [account]);
  const moved = (row: ProfitRow): boolean => row.before !== 0 || [...row.months.values()].some((one) => one !== 0);

  const revenue = ofAccounts('revenue', words.revenue, INCOME, true);
  const goods = GOODS.map(line);
  const gross = less('gross', words.gross, revenue, goods);
  const types = [...new Map([...now.types, ...before.types].map((type) => [type.type_id, type.name]))].map(
    ([type_id, name]) =>
      rowOf(
        { id: `type-${type_id}`, name, strong: false, accounts: ['expenses'], type_id },
        now.types.filter((type) => type.type_id === type_id),
        before.types.filter((type) => type.type_id === type_id),
      ),
  );
  const spent = ofAccounts('expenses', words.expenses, ['expenses', ...OTHER], true);
  return [
    ...INCOME.map(line).filter(moved),
    revenue,
    ...goods.filter(moved),
    gross,
    ...types.filter(moved).toSorted((a, b) => b.total - a.total),
    ...OTHER.map(line).filter(moved),
    spent,
    less('net', words.net, gross, [spent]),
  ];
}

const isIn =
  (accounts: readonly LedgerAccount[]) =>
  ({ account }: AccountMonth): boolean =>
    accounts.includes(account);

type Amounts = readonly { month: LocalDate; amount: Minor }[];
function rowOf(about: Omit<ProfitRow, 'months' | 'total' | 'before'>, now: Amounts, before: Amounts): ProfitRow {
  const months = new Map<LocalDate, Minor>();
  for (const { month, amount } of now) months.set(month, (months.get(month) ?? 0) + amount);
  const over = (amounts: Amounts): Minor => sumMinor(amounts.map(({ amount }) => amount));
  return { ...about, months, total: over(now), before: over(before) };
}

function less(id: string, name: Localized, from: ProfitRow, costs: readonly ProfitRow[]): ProfitRow {
  const months = new Map(from.months);
  for (const cost of costs)
    for (const [month, amount] of cost.months) months.set(month, (months.get(month) ?? 0) - amount);
  return {
    id,
    name,
    strong: true,
    accounts: [...from.accounts, ...costs.flatMap(({ accounts }) => accounts)],
    type_id: null,
    months,
    total: from.total - sumMinor(costs.map(({ total }) => total)),
    before: from.before - sumMinor(costs.map(({ before }) => before)),
  };
}

/** A share in percent with one decimal; nothing of nothing. */
export const percentOf = (amount: Minor, whole: Minor): number | null =>
  whole <= 0 ? null : Math.round(scaleMinor(amount, BASIS_POINTS, whole) / 10) / 10;
