import { codeReach, codeRefusal } from '@rawnaq/domain/discount-codes/code-reach.rules';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { can, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { offerCondition } from '@rawnaq/domain/offers/offer.rules';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { BillLine, IssueInput, PaymentInput } from '@rawnaq/domain/till/bill';
import type { OpenDeposit } from '../../modules/customer-money';
import type { PackageRow } from '../../modules/customer-packages';
import type { SellingSalon } from '../../modules/invoices';
import { saleOf } from '../../modules/till';
import type { Session } from '../../sessions/session';
import type { Chance } from '../random';
import type { Buyer, Occasion } from './draw-bills';
import type { Shop } from './shop';
import type { Year } from './year';

/** A bill as somebody issues it at the till, with what it is judged by. */
export type Sale = {
  occasion: Occasion;
  salon: SellingSalon;
  by: Session;
  bill: IssueInput;
  code: ReturnType<typeof usableCode>;
  deposit: OpenDeposit | undefined;
  owned: readonly PackageRow[];
};

export function drawSale(year: Year, occasion: Occasion, salon: SellingSalon, owned: readonly PackageRow[]): Sale {
  const { shop, chance, odds } = year;
  const { buyer, appointment_id } = occasion;
  const lines = addToBill(year, occasion, owned, salon.day);
  const code = chance.next() < odds.code ? usableCode(shop, lines, buyer, salon.day) : null;
  const reach = code && codeReach(code, itemsOf(lines));
  const { payable } = reckonSale(saleOf({ lines }, salon, { code, reach, card: null, isPaidCard: false }));
  const deposit = appointment_id === null ? undefined : year.deposits.get(appointment_id);
  const balance_used = deposit ? Math.min(deposit.open_amount, balanceOf(year, buyer), payable) : 0;
  const toPay = payable - balance_used;
  const owes = buyer !== null && toPay > 10_000 && chance.next() < debtChance(year, salon.day);
  const payments = drawPayments(owes ? Math.floor(toPay / 2) : toPay, salon, chance);
  const bill: IssueInput = {
    ...(buyer && { customer_id: buyer.id }),
    ...(appointment_id !== null && { appointment_id }),
    lines,
    ...(code && { code: code.code }),
    balance_used,
    payments,
    expected_payable: payable,
  };
  return { occasion, salon, by: whoMay(year, lines, owes), bill, code, deposit, owned };
}

export const balanceOf = ({ balances }: Year, buyer: Buyer | null): Minor =>
  buyer ? Math.max(balances.get(buyer.id) ?? 0, 0) : 0;

/** What is old was paid long ago, but for a few. */
const debtChance = ({ odds, salon }: Year, day: LocalDate): number =>
  daysBetween(day, salon.day) < 95 ? odds.debt : odds.debt / 10;

/** Not everybody at the till may give something off or let a customer owe. */
function whoMay({ cashiers, chance }: Year, lines: readonly BillLine[], owes: boolean): Session {
  const needed: MerchantPermission[] = [
    ...(lines.some(({ discount_percent }) => discount_percent !== undefined) ? (['billing.discount'] as const) : []),
    ...(owes ? (['billing.debt'] as const) : []),
  ];
  return chance.pick(cashiers.filter(({ permissions }) => needed.every((one) => can(permissions, one))));
}

/** Products, packages and tips that come with the services; a service she has on a package is taken from there. */
function addToBill(
  { shop, chance, odds }: Year,
  { lines, buyer, appointment_id }: Occasion,
  owned: readonly PackageRow[],
  today: LocalDate,
): BillLine[] {
  const usable = shop.isHoliday(today) ? [] : owned;
  const left = new Set(usable.flatMap((bought) => unusedOf(bought, today).map((id) => `${bought.id}:${id}`)));
  // A little off for one who comes often.
  const off = buyer && chance.next() < odds.less ? { discount_percent: chance.pick([500, 1_000, 1_500]) } : undefined;
  const bill = lines.map((line, place): BillLine => {
    const from = appointment_id === null && usable.find((bought) => left.has(`${bought.id}:${line.service_id}`));
    if (!from) return place === 0 ? { ...line, ...off } : line;
    left.delete(`${from.id}:${line.service_id}`);
    return { ...line, kind: 'package_use', customer_package_id: from.id, unit_price: 0 };
  });
  const inStock = shop.products.filter(({ id }) => shop.stocks.get(id)!.quantity > 1);
  if (inStock.length > 0 && chance.next() < odds.product) {
    const product = chance.pick(inStock);
    bill.push({ kind: 'product', product_id: product.id, unit_price: product.price, ...ONE });
  }
  const offers = [...shop.offers.values()].filter((offer) => offerCondition(offer, today) === 'active');
  if (buyer && offers.length > 0 && chance.next() < odds.package) {
    const offer = chance.pick(offers);
    bill.push({ kind: 'package', offer_id: offer.id, unit_price: offer.price, ...ONE });
  }
  if (chance.next() < odds.tip) {
    const unit_price = chance.pick([1_000, 2_000, 3_000, 5_000]);
    bill.push({ kind: 'tip', employee_id: lines[0]!.employee_id!, unit_price, ...ONE });
  }
  return bill;
}

const ONE = { quantity: 1, in_package_price: false };

const unusedOf = ({ services, uses_left, expires_on }: PackageRow, today: LocalDate): number[] =>
  uses_left < 1 || (expires_on !== null && expires_on < today)
    ? []
    : services.filter(({ is_used }) => !is_used).map(({ service_id }) => service_id);

/** The first of the salon's codes that the till takes for this bill. */
function usableCode({ codes, codeUses }: Shop, lines: readonly BillLine[], buyer: Buyer | null, today: LocalDate) {
  for (const found of codes) {
    const users = codeUses.get(found.id) ?? [];
    const uses_of_customer = buyer && users.filter((id) => id === buyer.id).length;
    const code = { ...found, services: [], products: [], uses: users.length, uses_of_customer };
    if (!codeRefusal(code, itemsOf(lines), today)) return { kind: 'discount-code' as const, ...code };
  }
  return null;
}

const itemsOf = (lines: readonly BillLine[]) =>
  lines.map(({ kind, service_id, product_id }) => ({ kind, item_id: service_id ?? product_id ?? null }));

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
