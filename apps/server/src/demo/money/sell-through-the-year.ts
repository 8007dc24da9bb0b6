import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { addMonths, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import { paymentMethods, paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { takeOut } from '@rawnaq/domain/stock/valuation.rules';
import type { BillLine, IssueInput, PaymentInput } from '@rawnaq/domain/till/bill';
import type { DepositUse, OpenDeposit } from '../../modules/customer-money';
import type { NewPackage, PackageRow } from '../../modules/customer-packages';
import type { SellingSalon } from '../../modules/invoices';
import { composeInvoice, saleOf, type ComposedInvoice } from '../../modules/till';
import type { Chance } from '../random';
import { historyRow } from '../visits/visit-rows';
import type { Book } from './book';
import type { Buyer, Occasion } from './draw-bills';
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

type Year = {
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

/**
 * Every occasion becomes a bill, and every bill an invoice: as the till would have made it at that moment. `stillHere`
 * keeps the open transaction from being taken for a forgotten one while this thinks.
 */
export async function sellThroughTheYear(
  year: Year,
  occasions: readonly Occasion[],
  stillHere: () => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { purses: new Map(), packages: new Map(), depositUses: [], visits: [] };
  for (const [turn, occasion] of occasions.entries()) {
    if (turn % 200 === 0) await stillHere();
    const salon = salonAt(year.salon, occasion.at);
    year.shelves.tend(occasion.at, salon);
    const owned = occasion.buyer ? (outcome.packages.get(occasion.buyer.id) ?? []) : [];
    const lines = addToBill(year, occasion, owned, salon.day);
    sellOne(year, { occasion, salon, lines, owned, outcome });
  }
  const last = occasions.at(-1);
  if (last) year.shelves.close(last.at, salonAt(year.salon, last.at));
  return outcome;
}

const salonAt = (salon: Year['salon'], at: Date): SellingSalon => ({
  ...salon,
  day: businessDateOf(at, salon.seller.time_zone, salon.cut_off),
  issued: toWall(at, salon.seller.time_zone),
});

/** Products, packages and tips that come with the services; a service she has on a package is taken from there. */
function addToBill(
  { shop, chance }: Year,
  { lines, buyer, appointment_id }: Occasion,
  owned: readonly PackageRow[],
  today: LocalDate,
): BillLine[] {
  const left = new Set(owned.flatMap((bought) => unusedOf(bought, today).map((id) => `${bought.id}:${id}`)));
  const bill = lines.map((line): BillLine => {
    const from = appointment_id === null && owned.find((bought) => left.has(`${bought.id}:${line.service_id}`));
    if (!from) return line;
    left.delete(`${from.id}:${line.service_id}`);
    return { ...line, kind: 'package_use', customer_package_id: from.id, unit_price: 0 };
  });
  const inStock = shop.products.filter(({ id }) => shop.stocks.get(id)!.quantity > 1);
  if (inStock.length > 0 && chance.next() < 0.07) {
    const product = chance.pick(inStock);
    bill.push({
      kind: 'product',
      product_id: product.id,
      quantity: 1,
      unit_price: product.price,
      in_package_price: false,
    });
  }
  if (buyer && shop.offers.size > 0 && chance.next() < 0.015) {
    const offer = chance.pick([...shop.offers.values()]);
    bill.push({ kind: 'package', offer_id: offer.id, quantity: 1, unit_price: offer.price, in_package_price: false });
  }
  if (chance.next() < 0.06)
    bill.push({
      kind: 'tip',
      employee_id: lines[0]!.employee_id!,
      quantity: 1,
      unit_price: chance.pick([1_000, 2_000, 3_000, 5_000]),
      in_package_price: false,
    });
  return bill;
}

const unusedOf = ({ services, uses_left, expires_on }: PackageRow, today: LocalDate): number[] =>
  uses_left < 1 || (expires_on !== null && expires_on < today)
    ? []
    : services.filter(({ is_used }) => !is_used).map(({ service_id }) => service_id);

type Sold = {
  occasion: Occasion;
  salon: SellingSalon;
  lines: BillLine[];
  owned: readonly Owned[];
  outcome: Outcome;
};

function sellOne(year: Year, { occasion, salon, lines, owned, outcome }: Sold): void {
  const { shop, chance, book } = year;
  const { at, buyer, appointment_id } = occasion;
  const code = chance.next() < 0.04 ? usableCode(shop, salon.day) : null;
  const deposit = appointment_id === null ? undefined : year.deposits.get(appointment_id);
  const balance = buyer ? Math.max(year.balances.get(buyer.id) ?? 0, 0) : 0;
  const facts = {
    salon,
    goods: shop.goods(lines),
    customer: buyer,
    purse: { balance, points: 0, receivable: 0 },
    packages: owned,
    card: null,
    code,
    stocks: shop.stocks,
    opened: [],
    deposits: deposit ? [deposit] : [],
    rights: { may_owe: true, may_sell_without_stock: false },
    language: 'en' as const,
  };
  const draft: IssueInput = {
    ...(buyer && { customer_id: buyer.id }),
    ...(appointment_id !== null && { appointment_id }),
    lines,
    balance_used: 0,
    payments: [],
    expected_payable: 0,
  };
  const reach = code && lines.map(({ kind }) => kind === 'service' || kind === 'product');
  const { payable } = reckonSale(saleOf(draft, salon, { code, reach, card: null, isPaidCard: false }));
  const balance_used = deposit ? Math.min(deposit.open_amount, balance, payable) : 0;
  const toPay = payable - balance_used;
  const owes = buyer !== null && toPay > 10_000 && chance.next() < 0.012;
  const payments = drawPayments(owes ? Math.floor(toPay / 2) : toPay, salon, chance);
  const bill: IssueInput = { ...draft, balance_used, payments, expected_payable: payable };
  const composed = composeInvoice(bill, facts);
  const invoice_id = book.nextId();
  const cashier = chance.pick(year.cashiers);
  const created_by = cashier.id;
  const number = book.paper(at, salon, { ...composed.paper, created_by }, invoice_id);
  const about = { invoice_id, day: salon.day, created_by, created_at: at.toISOString() };
  const written = { year, composed, payments, about, buyer };
  writeSettlement(written, outcome);
  if (buyer && balance_used > 0) useBalance(written, buyer.id, balance_used, outcome);
  writeGoods(written, outcome);
  if (code)
    book.put('discount_code_uses', {
      discount_code_id: code.id,
      invoice_id,
      customer_id: buyer?.id ?? null,
      amount: composed.codeDiscount,
    });
  const moment = { at: Math.floor(at.getTime() / 60_000), by: cashier };
  if (appointment_id !== null) {
    outcome.visits.push({ id: appointment_id, at: at.toISOString(), paid: composed.settled.open === 0 });
    book.put(
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
  book.put(
    'audit_log',
    historyRow({
      ...moment,
      action: 'invoices.issue',
      entity: 'invoices',
      id: invoice_id,
      after: { number, customer_id: buyer?.id ?? null, payable, open: composed.settled.open },
    }),
  );
}

type Written = {
  year: Year;
  composed: ComposedInvoice;
  payments: readonly PaymentInput[];
  about: { invoice_id: number; day: LocalDate; created_by: number; created_at: string };
  buyer: Buyer | null;
};

function writeSettlement({ year, composed, payments, about, buyer }: Written, { purses }: Outcome): void {
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

function useBalance(
  { year, composed, about }: Written,
  customer_id: number,
  amount: Minor,
  { purses, depositUses }: Outcome,
): void {
  const purse = purses.get(customer_id)!;
  purses.set(customer_id, { ...purse, balance: purse.balance - amount });
  year.balances.set(customer_id, (year.balances.get(customer_id) ?? 0) - amount);
  depositUses.push(...composed.depositUses);
  for (const use of composed.depositUses) year.book.put('deposit_uses', { invoice_id: about.invoice_id, ...use });
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

function writeGoods({ year, composed, about, buyer }: Written, { packages }: Outcome): void {
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

function usableCode({ codes }: Shop, today: LocalDate) {
  const code = codes.find(
    ({ starts_on, ends_on, max_uses, max_uses_per_customer }) =>
      starts_on <= today &&
      (ends_on === null || ends_on >= today) &&
      max_uses === null &&
      max_uses_per_customer === null,
  );
  return code ? { kind: 'discount-code' as const, ...code, services: [], products: [] } : null;
}

const { cash, credit_card, transfer, payment_link } = paymentMethods.codes;

function drawPayments(amount: Minor, { accounting }: SellingSalon, chance: Chance): PaymentInput[] {
  if (amount === 0) return [];
  const card = (paid: Minor): PaymentInput => ({
    method: credit_card,
    amount: paid,
    authorization_code: String(chance.whole(100_000, 999_999)),
  });
  const turn = chance.next();
  if (turn < 0.36) return [{ method: cash, amount }];
  if (turn < 0.84 || amount < 4_000) return [card(amount)];
  if (turn < 0.9) return [{ method: cash, amount: 2_000 }, card(amount - 2_000)];
  const method = turn < 0.96 ? transfer : payment_link;
  return accounting.payment_methods.includes(method)
    ? [{ method, amount, reference_number: String(chance.whole(10_000_000, 99_999_999)) }]
    : [card(amount)];
}
