import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { MoneySalon } from '../../../../apps/server/test/money-salon';
import type { Shop } from '../../../../apps/server/test/money/money-things';
import { rowsOf } from '../../../../apps/server/test/people';
import { KNOWN_ACCOUNTS, pointsOf, type Model } from './model';

type Rows = unknown[][];
/** What product and model both say. Only what can still move is in it, so that it stays small. */
type Standing = Record<
  'ledger' | 'numbers' | 'purses' | 'receivables' | 'deposits' | 'cards' | 'packages' | 'coupons' | 'stock' | 'held',
  Rows
>;

/** Everything in one question: it is asked after each command. */
const QUESTION = `
  with one as (select $1::int as account_id)
  select
    (select json_agg(json_build_array(ledger_account, sum)) from (
      select ledger_account, sum(debit - credit)::bigint as sum from ledger_days d join one using (account_id)
      where ledger_account = any($2) group by 1 having sum(debit - credit) <> 0 order by 1) x) as ledger,
    (select json_agg(json_build_array(series, last_number) order by series) from invoice_series s
      join one using (account_id) where last_number > 0) as numbers,
    (select json_agg(json_build_array(customer_id, balance, receivable, points) order by customer_id)
      from customer_balances b join one using (account_id) where (balance, receivable, points) <> (0, 0, 0)) as purses,
    (select json_agg(json_build_array(invoice_id, open_amount) order by invoice_id)
      from receivables r join one using (account_id) where open_amount <> 0) as receivables,
    (select json_agg(json_build_array(invoice_id, open_amount, open_vat) order by invoice_id)
      from deposits d join one using (account_id) where open_amount <> 0) as deposits,
    (select json_agg(json_build_array(code, value) order by code collate "C")
      from gift_cards g join one using (account_id)
      where status = ${giftCardStates.codes.active} and expired_on is null) as cards,
    (select json_agg(json_build_array(id, uses_left, open_value) order by id)
      from customer_packages p join one using (account_id)
      where uses_left > 0 and expired_on is null and returned_at is null) as packages,
    (select json_agg(json_build_array(code) order by code collate "C")
      from coupons c join one using (account_id) where used_invoice_id is null) as coupons,
    (select json_agg(json_build_array(coalesce(s.quantity, p.initial_quantity)) order by p.id)
      from products p join one using (account_id)
      left join product_stocks s on s.account_id = p.account_id and s.product_id = p.id) as stock,
    (select json_agg(json_build_array(id) order by id) from held_bills h join one using (account_id)) as held`;

/** What the product says otherwise than the model, in words. */
export async function differences(shop: Shop, { accountId }: MoneySalon, model: Model): Promise<string[]> {
  const [found] = await rowsOf<Standing>(shop, QUESTION, [accountId, KNOWN_ACCOUNTS]);
  const expected = standingOf(model);
  return Object.entries(expected).flatMap(([what, rows]) => {
    const [has, wants] = [JSON.stringify(found![what as keyof Standing] ?? []), JSON.stringify(rows)];
    return has === wants ? [] : [`${what}: ${firstDifference(JSON.parse(has) as Rows, rows)}`];
  });
}

const firstDifference = (found: Rows, expected: Rows): string => {
  const place = [...found, ...expected].findIndex(
    (_, index) => JSON.stringify(found[index]) !== JSON.stringify(expected[index]),
  );
  return `${JSON.stringify(found[place] ?? null)}, not ${JSON.stringify(expected[place] ?? null)}`;
};

function standingOf(model: Model): Standing {
  const { numbers, ledger, invoices, deposits, cards, packages, coupons, stock, held } = model;
  const customers = [...new Set([...model.balances.keys(), ...model.points.keys(), ...invoices.map(ofCustomer)])];
  const { codes } = invoiceSeries;
  return {
    ledger: KNOWN_ACCOUNTS.filter((account) => ledger[account]).map((account) => [account, ledger[account]]),
    numbers: [
      [codes.invoices, numbers.invoices],
      [codes.deposits, numbers.deposits],
      [codes.credit_notes, numbers.credit_notes],
      [codes.debit_notes, numbers.debit_notes],
    ]
      .filter(([, number]) => number! > 0)
      .toSorted(([a], [b]) => a! - b!),
    purses: customers
      .filter((customer) => customer !== null)
      .toSorted((a, b) => a - b)
      .map((customer) => [
        customer,
        model.balances.get(customer) ?? 0,
        invoices.reduce((sum, one) => (one.customer_id === customer ? sum + one.open : sum), 0),
        pointsOf(model, customer),
      ])
      .filter(([, ...figures]) => figures.some((figure) => figure !== 0)),
    receivables: invoices.filter(({ open }) => open !== 0).map(({ id, open }) => [id, open]),
    deposits: deposits
      .filter(({ open }) => open !== 0)
      .map(({ invoice_id, open, openVat }) => [invoice_id, open, openVat]),
    cards: cards
      .filter(({ state }) => state === 'active')
      .map(({ code, value }) => [code, value])
      .toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
    packages: packages
      .filter(({ state, left }) => state === 'open' && left.length > 0)
      .map(({ id, left, open }) => [id, left.length, open]),
    coupons: coupons
      .filter(({ usedOn }) => !usedOn)
      .map(({ code }) => [code])
      .toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
    stock: stock.map((quantity) => [quantity]),
    held: held.map(({ id }) => [id]),
  };
}

const ofCustomer = ({ customer_id }: { customer_id: number | null }): number | null => customer_id;
