import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { BillLine, PaymentInput } from '@rawnaq/domain/till/bill';
import type { PackageRow } from '../../modules/customer-packages';
import type { SellingSalon } from '../../modules/invoices';
import type { Chance } from '../random';
import type { Occasion } from './draw-bills';
import type { Shop } from './shop';
import type { Year } from './year';

/** Products, packages and tips that come with the services; a service she has on a package is taken from there. */
export function addToBill(
  { shop, chance }: Year,
  { lines, buyer, appointment_id }: Occasion,
  owned: readonly PackageRow[],
  today: LocalDate,
): BillLine[] {
  const left = new Set(owned.flatMap((bought) => unusedOf(bought, today).map((id) => `${bought.id}:${id}`)));
  // A little off for one who comes often.
  const off = buyer && chance.next() < 0.05 ? { discount_percent: chance.pick([500, 1_000, 1_500]) } : undefined;
  const bill = lines.map((line, place): BillLine => {
    const from = appointment_id === null && owned.find((bought) => left.has(`${bought.id}:${line.service_id}`));
    if (!from) return place === 0 ? { ...line, ...off } : line;
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

export function usableCode({ codes }: Shop, today: LocalDate) {
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

export function drawPayments(amount: Minor, { accounting }: SellingSalon, chance: Chance): PaymentInput[] {
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
