import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { can } from '@rawnaq/domain/kernel/permissions';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { BillLine, IssueInput } from '@rawnaq/domain/till/bill';
import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf, type Ctx } from '../../../http/context';
import { crashPoint } from '../../../infra/crash-point';
import { achieveVisit, tellOfPaper, visitToBill } from '../../appointments';
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
} from '../../customer-money';
import { insertPackage, lockPackages, takeFromPackage } from '../../customer-packages';
import { recordInvoice } from '../../customers';
import { recordCodeUse } from '../../discount-codes';
import { assertUsable, lockGiftCard, markCardUsed, type GiftCardRow } from '../../gift-cards';
import { issuePaper, readSellingSalon, reserveInvoice, type SellingSalon } from '../../invoices';
import { earnPoints } from '../../loyalty';
import { lockStocks, moveStock, tellLowStock } from '../../stock';
import { deleteHeld } from '../held-bills.repo';
import { assertRights } from './assert-rights';
import { codeLinesOf, composeInvoice, type BillFacts, type ComposedInvoice } from './compose-invoice';
import { findBillCode } from './find-code';
import { readGoods } from './read-goods';

/**
 * A bill becomes an invoice: everything it uses up is held first, in one order (visit, purse, packages, card, code,
 * stock), so that of many who want the last of something one gets it and nobody waits for each other; then it is
 * judged and reckoned; then it is written.
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
    readGoods(ctx, bill, salon.day, visit?.lines ?? []),
  ]);
  assertRights(ctx, bill, goods, bookedPrices(visit?.lines ?? []));
  assertCustomer(bill, customerId);
  const held = await hold(ctx, bill, customerId, salon.day);
  crashPoint('sale.after-holds');
  const composed = composeInvoice(bill, {
    salon,
    goods,
    customer,
    ...held,
    rights: {
      may_owe: can(ctx.permissions, 'billing.debt'),
      may_sell_without_stock: can(ctx.permissions, 'billing.sell-without-stock'),
    },
    language: ctx.language,
  });

  const { sale, settled, points } = composed;
  const { currency } = salon;
  const tell = await tellOfPaper(ctx, { customer_id: customerId, amount: sale.payable, currency });
  const issued = await issuePaper(ctx, salon, {
    ...composed.paper,
    invoice_id,
    created_by,
    withLines: () =>
      write(ctx, bill, { composed, salon, invoice_id, customerId, card: held.card, code: held.code, created_by }),
    withNumber: ({ number_text, ...paper }) =>
      Promise.all([
        tell(paper),
        visit && achieveVisit(ctx, visit.id, { number: number_text, is_paid: settled.open === 0 }),
        tellLowStock(ctx, composed.taken.low),
        audit(ctx, {
          action: 'invoices.issue',
          entity: 'invoices',
          entity_id: invoice_id,
          after: { number: number_text, customer_id: customerId, payable: sale.payable, open: settled.open },
        }),
      ]),
  });
  return { ...issued, payable: sale.payable, open: settled.open, change: settled.change, points_earned: points };
};

type Held = Pick<BillFacts, 'purse' | 'packages' | 'card' | 'code' | 'stocks' | 'opened' | 'deposits'>;

/** Sent without waiting, in the order everybody keeps: the database takes them one after the other. */
async function hold(ctx: Ctx, bill: IssueInput, customerId: number | null, today: string): Promise<Held> {
  const about = { customerId, today, lines: codeLinesOf(bill.lines), lock: true };
  const [purse, packages, card, code, { stocks, opened }, deposits] = await Promise.all([
    customerId === null ? null : lockPurse(ctx, customerId),
    lockPackages(ctx, idsOf(bill.lines, 'customer_package_id')),
    bill.gift_card === undefined ? null : holdCard(ctx, bill.gift_card, customerId, today),
    bill.code === undefined ? null : findBillCode(ctx, bill.code, about),
    lockStocks(ctx, idsOf(bill.lines, 'product_id'), today),
    bill.balance_used > 0 && customerId !== null ? openDeposits(ctx, customerId) : [],
  ]);
  return { purse, packages, card, code, stocks, opened, deposits };
}

type Written = Pick<Held, 'card' | 'code'> & {
  composed: ComposedInvoice;
  salon: SellingSalon;
  invoice_id: number;
  customerId: number | null;
  created_by: number;
};

/** What an invoice takes and gives, all of it sent without waiting. */
async function write(
  ctx: Ctx,
  bill: IssueInput,
  { composed, salon, invoice_id, customerId, card, code, created_by }: Written,
): Promise<void> {
  const { taken, uses, depositUses, settled, packages, points, codeDiscount } = composed;
  const about = { invoice_id, day: salon.day, created_by };
  await Promise.all([
    insertPayments(
      ctx,
      bill.payments.map((payment) => ({
        ...payment,
        ...about,
        customer_id: customerId,
        source: paymentSources.codes.billing,
      })),
    ),
    moveStock(
      ctx,
      taken.moves.map((move) => ({ ...move, ...about, operation: stockOperations.codes.billing })),
    ),
    ...uses.map(({ id, service_id, value }) => takeFromPackage(ctx, { id, service_id, value })),
    card && markCardUsed(ctx, card.id, invoice_id),
    code?.kind === 'coupon' && markCouponUsed(ctx, code.id, invoice_id),
    code?.kind === 'discount-code' &&
      recordCodeUse(ctx, { discount_code_id: code.id, invoice_id, customer_id: customerId, amount: codeDiscount }),
    recordUses(ctx, invoice_id, depositUses),
  ]);
  crashPoint('sale.after-goods');
  if (customerId === null) return;
  const customer_id = customerId;
  await Promise.all([
    moveBalance(ctx, { customer_id, kind: balanceEntryKinds.codes.used, amount: -bill.balance_used, ...about }),
    owe(ctx, { customer_id, invoice_id, amount: settled.open, day: salon.day }),
    earnPoints(ctx, {
      ...about,
      customer_id,
      points,
      expire_after_months: salon.accounting.points_expire_after_months,
    }),
    ...packages.map((bought) => insertPackage(ctx, { ...bought, customer_id, invoice_id })),
    recordInvoice(ctx, customer_id, salon.day),
  ]);
  crashPoint('sale.after-purse');
}

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

async function owe(
  ctx: Ctx,
  row: { customer_id: number; invoice_id: number; amount: Minor; day: string },
): Promise<void> {
  if (row.amount === 0) return;
  await insertReceivable(ctx, row);
  await addToPurse(ctx, row.customer_id, { receivable: row.amount });
}
