import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { can } from '@rawnaq/domain/kernel/permissions';
import { addMonths, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import { paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { takeOut } from '@rawnaq/domain/stock/valuation.rules';
import { composeInvoice, type ComposedInvoice } from '../../modules/till';
import { historyRow } from '../visits/visit-rows';
import { balanceOf, type Sale } from './draw-bill';
import type { Outcome, Year } from './year';

type Written = {
  year: Year;
  sale: Sale;
  composed: ComposedInvoice;
  about: { invoice_id: number; day: LocalDate; created_by: number; created_at: string };
};

/** An invoice with all that it takes and gives, as the till writes it: write-sales.test.ts holds the two together. */
export function writeSale(year: Year, sale: Sale, outcome: Outcome): void {
  const { book } = year;
  const { salon, by, bill } = sale;
  const { at } = sale.occasion;
  const composed = composeInvoice(bill, factsOf(year, sale));
  const [invoice_id, created_by] = [book.nextId(), by.user.id];
  const number = book.paper(at, salon, { ...composed.paper, created_by }, invoice_id);
  const about = { invoice_id, day: salon.day, created_by, created_at: at.toISOString() };
  const written = { year, sale, composed, about };
  writeSettlement(written, outcome);
  useBalance(written, outcome);
  writeGoods(written, outcome);
  useCode(written);
  writeHistory(written, number, outcome);
  book.did({ at, by: by.user, what: 'sell', input: bill });
}

const factsOf = (year: Year, { occasion, salon, by, bill, code, deposit, owned }: Sale) => ({
  salon,
  goods: year.shop.goods(bill.lines),
  customer: occasion.buyer,
  purse: { balance: balanceOf(year, occasion.buyer), points: 0, receivable: 0 },
  packages: owned,
  card: null,
  code,
  stocks: year.shop.stocks,
  opened: [],
  deposits: deposit ? [deposit] : [],
  rights: {
    may_owe: can(by.permissions, 'billing.debt'),
    may_sell_without_stock: can(by.permissions, 'billing.sell-without-stock'),
  },
  language: by.user.language ?? 'en',
});

function writeSettlement({ year, sale, composed, about }: Written, { purses }: Outcome): void {
  const { book, salon } = year;
  const { buyer } = sale.occasion;
  for (const payment of sale.bill.payments)
    book.put('payments', {
      ...payment,
      ...about,
      customer_id: buyer?.id ?? null,
      source: paymentSources.codes.billing,
      status: paymentStates.codes.paid,
      paid_at: about.created_at,
    });
  if (!buyer) return;
  const purse = purses.get(buyer.id) ?? { balance: 0, points: 0, receivable: 0 };
  const { open } = composed.settled;
  purses.set(buyer.id, { ...purse, points: purse.points + composed.points, receivable: purse.receivable + open });
  if (open > 0)
    book.put('receivables', {
      invoice_id: about.invoice_id,
      customer_id: buyer.id,
      amount: open,
      open_amount: open,
      day: about.day,
    });
  const months = salon.accounting.points_expire_after_months;
  if (composed.points > 0)
    book.put('loyalty_entries', {
      ...about,
      customer_id: buyer.id,
      kind: loyaltyEntryKinds.codes.earned,
      points: composed.points,
      open_points: composed.points,
      expires_on: months === null ? null : addMonths(about.day, months),
    });
}

function useBalance({ year, sale, composed, about }: Written, { purses, depositUses }: Outcome): void {
  const { balance_used: amount } = sale.bill;
  if (!sale.occasion.buyer || amount === 0) return;
  const customer_id = sale.occasion.buyer.id;
  const purse = purses.get(customer_id)!;
  purses.set(customer_id, { ...purse, balance: purse.balance - amount });
  year.balances.set(customer_id, (year.balances.get(customer_id) ?? 0) - amount);
  depositUses.push(...composed.depositUses);
  for (const { deposit_id, amount: used, vat } of composed.depositUses)
    year.book.put('deposit_uses', { invoice_id: about.invoice_id, deposit_id, amount: used, vat });
  year.book.put('balance_entries', {
    ...about,
    customer_id,
    kind: balanceEntryKinds.codes.used,
    amount: -amount,
  });
}

function writeGoods({ year, sale, composed, about }: Written, { packages }: Outcome): void {
  const { book, shop } = year;
  const { buyer } = sale.occasion;
  for (const { product_id, quantity, worth } of composed.taken.moves) {
    const { shelf } = takeOut(shop.stocks.get(product_id)!, -quantity);
    shop.stocks.set(product_id, { ...shelf, product_id });
    book.put('stock_movements', { ...about, product_id, quantity, worth, operation: stockOperations.codes.billing });
  }
  if (!buyer) return;
  const owned = packages.get(buyer.id) ?? [];
  for (const { id, service_id, value } of composed.uses) {
    const index = owned.findIndex((bought) => bought.id === id);
    const bought = owned[index]!;
    owned[index] = {
      ...bought,
      uses_left: bought.uses_left - 1,
      open_value: bought.open_value - value,
      services: bought.services.map((one) => (one.service_id === service_id ? { ...one, is_used: true } : one)),
    };
  }
  for (const { services, ...bought } of composed.packages) {
    const id = year.packageIds.pop();
    if (id === undefined) throw new Error('The year sold more packages than it has numbers for.');
    owned.push({
      id,
      customer_id: buyer.id,
      ...bought,
      uses_left: bought.uses_total,
      open_value: bought.value,
      services: services.map((service) => ({ ...service, is_used: false })),
      invoice_id: about.invoice_id,
      created_at: about.created_at,
    });
  }
  packages.set(buyer.id, owned);
}

function useCode({ year, sale, composed, about }: Written): void {
  const { code, occasion } = sale;
  if (!code) return;
  const customer_id = occasion.buyer?.id ?? null;
  year.shop.codeUses.set(code.id, [...(year.shop.codeUses.get(code.id) ?? []), customer_id]);
  year.book.put('discount_code_uses', {
    discount_code_id: code.id,
    invoice_id: about.invoice_id,
    customer_id,
    amount: composed.codeDiscount,
  });
}

function writeHistory({ year, sale, composed, about }: Written, number: string, { visits }: Outcome): void {
  const { at, appointment_id, buyer } = sale.occasion;
  const { open } = composed.settled;
  const moment = { at: Math.floor(at.getTime() / 60_000), by: sale.by.user };
  if (appointment_id !== null) {
    visits.push({ id: appointment_id, at: about.created_at, paid: open === 0 });
    year.book.put(
      'audit_log',
      historyRow({
        ...moment,
        action: 'appointments.achieve',
        entity: 'appointments',
        id: appointment_id,
        after: { invoice: number },
      }),
    );
  }
  year.book.put(
    'audit_log',
    historyRow({
      ...moment,
      action: 'invoices.issue',
      entity: 'invoices',
      id: about.invoice_id,
      after: { number, customer_id: buyer?.id ?? null, payable: composed.sale.payable, open },
    }),
  );
}
