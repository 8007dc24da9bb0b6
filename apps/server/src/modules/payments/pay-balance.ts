import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { formatDecimal, sumMinor, type Currency } from '@rawnaq/domain/kernel/money';
import { postBalancePaid, postBalancePaidBack } from '@rawnaq/domain/ledger/post-customer-money';
import { assertReturnable, assertTaken, assertWithin } from '@rawnaq/domain/payments/payment.rules';
import type { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import {
  assertCustomer,
  cameFrom,
  findDeposit,
  insertPayments,
  lockPurse,
  moveBalance,
  openDeposits,
  returnFromDeposit,
  usesOf,
  type DepositUse,
  type OpenDeposit,
} from '../customer-money';
import { readSellingSalon } from '../invoices';
import { entriesOf, post } from '../ledger';
import { owesForNotes } from './payments.query';
import { issueCreditNote, noteTold, type Tell } from './return-deposit';

type Payments = typeof paymentsContract;

/** What she owes comes in: never more than that. */
export const payBalance: UseCase<Payments['pay_balance']> = async (ctx, { customer_id, payments, note }) => {
  const salon = await readSellingSalon(ctx);
  assertTaken(payments, salon.accounting.payment_methods);
  await assertCustomer(ctx, customer_id);
  const purse = await lockPurse(ctx, customer_id);
  if (purse.balance >= 0) throw new AppError('NOTHING_OWED', { field: 'customer_id' });
  const amount = assertWithin(payments, -purse.balance, salon.currency);
  const created_by = sessionOf(ctx).user.id;
  const event = (await owesForNotes(ctx, customer_id)) ? 'debit_note_paid' : 'penalty_paid';
  const ids = await insertPayments(
    ctx,
    payments.map((payment) => ({
      ...payment,
      invoice_id: null,
      customer_id,
      source: event === 'debit_note_paid' ? paymentSources.codes.debit_note : paymentSources.codes.billing,
      note: note ?? null,
      day: salon.day,
      created_by,
    })),
  );
  for (const [place, payment] of payments.entries())
    await moveBalance(ctx, {
      customer_id,
      kind: balanceEntryKinds.codes[event],
      amount: payment.amount,
      day: salon.day,
      payment_id: ids[place]!,
      note: note ?? null,
      created_by,
    });
  await audit(ctx, {
    action: 'payments.pay-balance',
    entity: 'payments',
    entity_id: ids[0]!,
    after: { customer_id, amount },
  });
  await post(
    ctx,
    entriesOf([{ journal: postBalancePaid(event, payments), payment_id: ids[0]! }], { day: salon.day, created_by }),
  );
  return { balance: purse.balance + amount };
};

/**
 * A balance goes back to the customer: first what came from credit notes, then what is left of deposits, the oldest
 * first. A prepayment invoice is corrected by its own credit note, so that one at a time is paid back.
 */
export const payBack: UseCase<Payments['pay_back']> = async (ctx, { customer_id, payments, reason }) => {
  const salon = await readSellingSalon(ctx);
  assertTaken(payments, salon.accounting.payment_methods);
  await assertCustomer(ctx, customer_id);
  const purse = await lockPurse(ctx, customer_id);
  const payment = payments[0]!;
  const { amount, method } = payment;
  if (amount > purse.balance) throw new AppError('CUSTOMER_BALANCE_NOT_ENOUGH', { field: 'payments.0.amount' });
  assertReturnable(payments, await cameFrom(ctx, customer_id), { currency: salon.currency, place: 'payments' });
  const created_by = sessionOf(ctx).user.id;
  const deposits = await openDeposits(ctx, customer_id);
  const free = Math.max(purse.balance - sumMinor(deposits.map(({ open_amount }) => open_amount)), 0);
  const { uses, vat } = usesOf(deposits, Math.max(amount - free, 0), null);
  const taxed = uses.filter((use) => use.vat > 0);
  if (taxed.length > 1) throw onlyOne(deposits, uses, free, salon.currency);

  const [payment_id] = await insertPayments(ctx, [
    {
      ...payment,
      amount: -amount,
      tendered: null,
      invoice_id: null,
      customer_id,
      source: paymentSources.codes.deposit,
      note: reason,
      day: salon.day,
      created_by,
    },
  ]);
  for (const use of uses) await returnFromDeposit(ctx, use);
  await moveBalance(ctx, {
    customer_id,
    kind: balanceEntryKinds.codes.refund,
    amount: -amount,
    day: salon.day,
    payment_id: payment_id!,
    note: reason,
    created_by,
  });
  const deposit = taxed[0] && (await findDeposit(ctx, taxed[0].deposit_id))!;
  const posted = {
    journal: postBalancePaidBack([{ method, amount }], vat, deposit?.vat_rate ?? 0),
    payment_id: payment_id!,
    note: reason,
  };
  const tell: Tell = (note) =>
    Promise.all([
      audit(ctx, {
        action: 'payments.pay-back',
        entity: 'payments',
        entity_id: payment_id!,
        after: { customer_id, amount, method, reason },
      }),
      note &&
        audit(ctx, {
          action: 'invoices.credit',
          entity: 'invoices',
          entity_id: note.id,
          after: { number: note.number_text, ...noteTold(deposit!, taxed[0]!.amount, reason) },
        }),
    ]);
  const balance = purse.balance - amount;
  if (deposit) {
    const about = { deposit, returned: taxed[0]!, method, reason, by: created_by, posted: [posted], tell };
    return { balance, credit_note: await issueCreditNote(ctx, salon, about) };
  }
  await tell(null);
  await post(ctx, entriesOf([posted], { day: salon.day, created_by }));
  return { balance, credit_note: null };
};

/** How much can go back by one credit note. */
function onlyOne(
  deposits: readonly OpenDeposit[],
  uses: readonly DepositUse[],
  free: number,
  currency: Currency,
): AppError {
  let most = free;
  for (const { deposit_id, vat } of uses) {
    most += deposits.find(({ invoice_id }) => invoice_id === deposit_id)!.open_amount;
    if (vat > 0) break;
  }
  return new AppError('PAY_BACK_ONE_DEPOSIT', {
    field: 'payments.0.amount',
    values: { amount: `${currency} ${formatDecimal(most, currency)}` },
  });
}
