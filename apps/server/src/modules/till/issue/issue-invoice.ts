import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { servicesOfPackage } from '@rawnaq/domain/customer-packages/package.rules';
import type { EInvoicePaymentMeans } from '@rawnaq/domain/e-invoices/e-invoice';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { reckonSale } from '@rawnaq/domain/invoices/reckon-sale';
import type { ReckonedSale, Sale } from '@rawnaq/domain/invoices/sale';
import { settleSale } from '@rawnaq/domain/invoices/settle-sale';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { allocate, minorPerUnit, sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { can } from '@rawnaq/domain/kernel/permissions';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { postSale } from '@rawnaq/domain/ledger/post-sale';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { BillLine, IssueInput } from '@rawnaq/domain/till/bill';
import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf, type Ctx } from '../../../http/context';
import { crashPoint } from '../../../infra/crash-point';
import { achieveVisit, visitToBill } from '../../appointments';
import { audit } from '../../audit';
import { markCouponUsed } from '../../coupons';
import {
  addToPurse,
  findPayer,
  insertPayments,
  insertReceivable,
  lockPurse,
  moveBalance,
  openDeposits,
  recordUses,
  usesOf,
} from '../../customer-money';
import { insertPackage, lockPackages, takeFromPackage } from '../../customer-packages';
import { recordInvoice } from '../../customers';
import { recordCodeUse } from '../../discount-codes';
import { assertUsable, lockGiftCard, markCardUsed, type GiftCardRow } from '../../gift-cards';
import { issuePaper, readSellingSalon, reserveInvoice, type SellingSalon } from '../../invoices';
import { earnPoints } from '../../loyalty';
import { lockStocks, moveStock } from '../../stock';
import { deleteHeld } from '../held-bills.repo';
import { assertRights } from './assert-rights';
import { findBillCode, reachOf, reductionOf, type BillCode } from './find-code';
import { commissionRows, lineRows } from './invoice-lines';
import { judgeUses } from './package-uses';
import { readGoods, type Goods } from './read-goods';
import { takeGoods, tellLowStock } from './take-goods';

/**
 * A bill becomes an invoice: everything it uses up is held first, in one order (visit, purse, packages, card, code,
 * stock), so that of
 * many who want the last of something one gets it and nobody waits for each other; then it is judged and reckoned;
 * then it is written.
 */
export const issueInvoice: UseCase<(typeof tillContract)['issue']> = async (ctx, bill) => {
  const created_by = sessionOf(ctx).user.id;
  const [salon, invoice_id] = await Promise.all([readSellingSalon(ctx), reserveInvoice(ctx)]);
  assertMethods(salon, bill);
  if (bill.held_bill_id !== undefined && !(await deleteHeld(ctx, bill.held_bill_id)))
    throw new AppError('HELD_BILL_GONE');
  const visit = bill.appointment_id === undefined ? null : await visitToBill(ctx, bill.appointment_id, { lock: true });
  const customerId = bill.customer_id ?? visit?.customer_id ?? null;
  const [customer, goods] = await Promise.all([
    customerId === null ? null : findPayer(ctx, customerId),
    readGoods(ctx, bill, salon.day),
  ]);
  assertRights(ctx, bill, goods, bookedPrices(visit?.lines ?? []));
  assertCustomer(bill, customerId);

  const purse = customerId === null ? null : await lockPurse(ctx, customerId);
  const packages = await lockPackages(ctx, idsOf(bill.lines, 'customer_package_id'));
  const uses = judgeUses(bill.lines, packages, goods, salon.day, customerId);
  const card = bill.gift_card === undefined ? null : await holdCard(ctx, bill.gift_card, customerId, salon.day);
  const codeLines = bill.lines.map(({ kind, service_id, product_id }) => ({
    kind,
    item_id: service_id ?? product_id ?? null,
  }));
  const code =
    bill.code === undefined
      ? null
      : await findBillCode(ctx, bill.code, { customerId, today: salon.day, lines: codeLines, lock: true });
  const { stocks, opened } = await lockStocks(ctx, idsOf(bill.lines, 'product_id'), salon.day);
  const taken = takeGoods(bill.lines, goods, stocks, can(ctx.permissions, 'billing.sell-without-stock'), ctx.language);

  const isPaidCard = card?.type === giftCardTypes.codes.paid;
  const sale = reckonSale(saleOf(bill, salon, { code, reach: code && reachOf(code, codeLines), card, isPaidCard }));
  if (sale.payable !== bill.expected_payable) throw new AppError('INVOICE_TOTAL_CHANGED');
  const voucher = isPaidCard ? card.value : 0;
  const settled = settleSale({
    payable: sale.payable,
    paid_voucher: voucher,
    balance_used: bill.balance_used,
    payments: bill.payments,
    may_owe: can(ctx.permissions, 'billing.debt'),
  });
  if (bill.balance_used > Math.max(purse?.balance ?? 0, 0))
    throw new AppError('CUSTOMER_BALANCE_NOT_ENOUGH', { field: 'balance_used' });
  if (settled.open > 0 && customerId === null) throw new AppError('INVOICE_NEEDS_CUSTOMER', { field: 'customer_id' });

  const deposits = bill.balance_used > 0 ? await openDeposits(ctx, customerId!) : [];
  const fromDeposits = usesOf(deposits, bill.balance_used, bill.appointment_id ?? null);
  const lines = lineRows(bill, goods, sale, salon, { costs: taken.costs, uses });
  const points = pointsOf(salon, sale, customerId);

  await Promise.all([
    insertPayments(
      ctx,
      bill.payments.map((payment) => ({
        ...payment,
        invoice_id,
        customer_id: customerId,
        source: paymentSources.codes.billing,
        day: salon.day,
        created_by,
      })),
    ),
    moveStock(
      ctx,
      taken.moves.map((move) => ({
        ...move,
        operation: stockOperations.codes.billing,
        invoice_id,
        day: salon.day,
        created_by,
      })),
    ),
    ...uses.map(({ id, service_id, value }) => takeFromPackage(ctx, { id, service_id, value })),
    card && markCardUsed(ctx, card.id, invoice_id),
    code && useCode(ctx, code, { invoice_id, customerId, amount: sumMinor(sale.lines.map((l) => l.code_discount)) }),
    recordUses(ctx, invoice_id, fromDeposits.uses),
    ...(customerId === null
      ? []
      : [
          moveBalance(ctx, {
            customer_id: customerId,
            kind: balanceEntryKinds.codes.used,
            amount: -bill.balance_used,
            day: salon.day,
            invoice_id,
            created_by,
          }),
          owe(ctx, { customer_id: customerId, invoice_id, amount: settled.open, day: salon.day }),
          earnPoints(ctx, {
            customer_id: customerId,
            points,
            invoice_id,
            day: salon.day,
            expire_after_months: salon.accounting.points_expire_after_months,
            created_by,
          }),
          sellPackages(ctx, bill.lines, sale, goods, { customer_id: customerId, invoice_id }),
          recordInvoice(ctx, customerId, salon.day),
        ]),
  ]);
  crashPoint('invoice.after-payments');

  const issued = await issuePaper(ctx, salon, {
    kind: 'sale',
    invoice_id,
    customer,
    salesman_id: bill.salesman_id ?? null,
    appointment_id: bill.appointment_id ?? null,
    note: bill.note ?? null,
    lines,
    totals: sale,
    settled: {
      paid: sumMinor(bill.payments.map(({ amount }) => amount)),
      voucher,
      balance_used: bill.balance_used,
      open: settled.open,
      change: settled.change,
    },
    means: [
      ...new Set([
        ...bill.payments.map(({ method }) => MEANS[method]),
        ...(settled.open > 0 ? (['credit'] as const) : []),
      ]),
    ],
    prepaid: fromDeposits.uses
      .filter(({ vat }) => vat > 0)
      .map(({ deposit_id, amount, vat }) => {
        const deposit = deposits.find((one) => one.invoice_id === deposit_id)!;
        return {
          number: numberText(invoiceKinds.codes.deposit, deposit.number),
          uuid: deposit.uuid,
          issued: toWall(deposit.issued_at, salon.seller.time_zone),
          net: amount - vat,
          vat,
          rate: salon.vat_rate,
        };
      }),
    discount_code_id: code?.kind === 'discount-code' ? code.id : null,
    coupon_id: code?.kind === 'coupon' ? code.id : null,
    code: code?.code ?? null,
    package_price: bill.package_price ?? null,
    points_earned: points,
    commissions: commissionRows(lines, goods, salon, settled.settled, sale.payable),
    posted: [
      ...opened,
      {
        journal: postSale(
          lines.map((line, index) => ({
            ...sale.lines[index]!,
            kind: bill.lines[index]!.kind,
            cost: line.cost ?? 0,
            package_value: line.package_value ?? 0,
            rate: line.vat_rate,
          })),
          {
            payments: bill.payments,
            voucher,
            balance_used: bill.balance_used,
            deposit_vat: fromDeposits.vat,
            deposit_rate: salon.vat_rate,
            open: settled.open,
            loyalty_voucher: card?.type === giftCardTypes.codes.loyalty ? card.value : 0,
          },
        ),
      },
    ],
    created_by,
    withNumber: ({ number_text }) =>
      Promise.all([
        visit && achieveVisit(ctx, visit.id, { number: number_text, is_paid: settled.open === 0 }),
        tellLowStock(ctx, taken.low),
        audit(ctx, {
          action: 'invoices.issue',
          entity: 'invoices',
          entity_id: invoice_id,
          after: { number: number_text, customer_id: customerId, payable: sale.payable, open: settled.open },
        }),
      ]),
  });
  return {
    id: issued.id,
    unique_id: issued.unique_id,
    number: issued.number,
    number_text: issued.number_text,
    payable: sale.payable,
    open: settled.open,
    change: settled.change,
    points_earned: points,
  };
};

const MEANS = {
  cash: 'cash',
  credit_card: 'card',
  transfer: 'bank_account',
  cheque: 'bank_account',
  payment_link: 'card',
} as const satisfies Record<string, EInvoicePaymentMeans>;

function assertMethods({ accounting }: SellingSalon, { payments }: IssueInput): void {
  for (const [place, { method }] of payments.entries())
    if (!accounting.payment_methods.includes(method))
      throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: `payments.${place}.method` });
}

/** What a salon owes or is owed is somebody's. */
function assertCustomer({ lines, balance_used }: IssueInput, customerId: number | null): void {
  if (customerId !== null) return;
  if (balance_used > 0 || lines.some(({ kind }) => kind === 'package' || kind === 'package_use'))
    throw new AppError('INVOICE_NEEDS_CUSTOMER', { field: 'customer_id' });
}

function bookedPrices(lines: readonly { service_id: number; price: Minor }[]): Map<number, Minor[]> {
  const prices = new Map<number, Minor[]>();
  for (const { service_id, price } of lines) prices.set(service_id, [...(prices.get(service_id) ?? []), price]);
  return prices;
}

const idsOf = (lines: readonly BillLine[], key: 'product_id' | 'customer_package_id'): number[] =>
  lines.flatMap((line) => line[key] ?? []);

async function holdCard(ctx: Ctx, text: string, customerId: number | null, today: string): Promise<GiftCardRow> {
  const card = await lockGiftCard(ctx, text);
  assertUsable(card, customerId, today);
  return card;
}

function saleOf(
  bill: IssueInput,
  salon: SellingSalon,
  {
    code,
    reach,
    card,
    isPaidCard,
  }: { code: BillCode | null; reach: boolean[] | null; card: GiftCardRow | null; isPaidCard: boolean },
): Sale {
  return {
    policy: salon.policy,
    lines: bill.lines.map((line, place) => ({
      kind: line.kind,
      quantity: line.quantity,
      unit_price: line.unit_price,
      rate: salon.vat_rate,
      discount:
        line.discount_percent !== undefined
          ? { percent: line.discount_percent }
          : line.discount_amount !== undefined
            ? { amount: line.discount_amount }
            : null,
      takes_code: reach?.[place] ?? false,
      in_package_price: line.in_package_price,
    })),
    code: code && reductionOf(code),
    package_price: bill.package_price ?? null,
    voucher: card && !isPaidCard ? card.value : null,
  };
}

const pointsOf = ({ accounting, currency }: SellingSalon, { total }: ReckonedSale, customerId: number | null): number =>
  accounting.loyalty_active && customerId !== null
    ? Math.floor(total / minorPerUnit(currency)) * accounting.points_per_unit
    : 0;

async function useCode(
  ctx: Ctx,
  code: BillCode,
  { invoice_id, customerId, amount }: { invoice_id: number; customerId: number | null; amount: Minor },
): Promise<void> {
  if (code.kind === 'coupon') await markCouponUsed(ctx, code.id, invoice_id);
  else await recordCodeUse(ctx, { discount_code_id: code.id, invoice_id, customer_id: customerId, amount });
}

async function owe(
  ctx: Ctx,
  row: { customer_id: number; invoice_id: number; amount: Minor; day: string },
): Promise<void> {
  if (row.amount === 0) return;
  await insertReceivable(ctx, row);
  await addToPurse(ctx, row.customer_id, { receivable: row.amount });
}

/** Each piece of a package line is a package of its own. */
async function sellPackages(
  ctx: Ctx,
  lines: readonly BillLine[],
  sale: ReckonedSale,
  { offers }: Goods,
  owner: { customer_id: number; invoice_id: number },
): Promise<void> {
  for (const [place, line] of lines.entries()) {
    if (line.kind !== 'package') continue;
    const offer = offers.get(line.offer_id!)!;
    const isFixed = offer.type === offerServiceTypes.codes.fixed;
    const values = allocate(sale.lines[place]!.net, Array<number>(line.quantity).fill(1));
    for (const value of values)
      await insertPackage(ctx, {
        ...owner,
        offer_id: offer.id,
        position: place + 1,
        type: offer.type,
        uses_total: isFixed ? offer.services.length : offer.max_services_to_use!,
        value,
        expires_on: offer.expires_on,
        services: servicesOfPackage(offer.type, value, offer.services),
      });
  }
}
