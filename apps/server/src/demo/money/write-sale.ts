import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { addMonths, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import { paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { takeOut } from '@rawnaq/domain/stock/valuation.rules';
import type { PaymentInput } from '@rawnaq/domain/till/bill';
import type { ComposedInvoice } from '../../modules/till';
import type { Buyer } from './draw-bills';
import type { Outcome, Year } from './year';

export type Written = {
  year: Year;
  composed: ComposedInvoice;
  payments: readonly PaymentInput[];
  about: { invoice_id: number; day: LocalDate; created_by: number; created_at: string };
  buyer: Buyer | null;
};

export function writeSettlement({ year, composed, payments, about, buyer }: Written, { purses }: Outcome): void {
  const { book, salon } = year;
  for (const payment of payments)
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

export function useBalance(
  { year, composed, about }: Written,
  customer_id: number,
  amount: Minor,
  { purses, depositUses }: Outcome,
): void {
  const purse = purses.get(customer_id)!;
  purses.set(customer_id, { ...purse, balance: purse.balance - amount });
  year.balances.set(customer_id, (year.balances.get(customer_id) ?? 0) - amount);
  depositUses.push(...composed.depositUses);
  for (const { deposit_id, amount: used, vat } of composed.depositUses)
    year.book.put('deposit_uses', { invoice_id: about.invoice_id, deposit_id, amount: used, vat });
  const { invoice_id, day, created_by, created_at } = about;
  year.book.put('balance_entries', {
    customer_id,
    kind: balanceEntryKinds.codes.used,
    amount: -amount,
    invoice_id,
    day,
    created_by,
    created_at,
  });
}

export function writeGoods({ year, composed, about, buyer }: Written, { packages }: Outcome): void {
  const { book, shop } = year;
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
