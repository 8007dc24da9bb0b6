import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { reckonWhatFits } from '@rawnaq/domain/invoices/reckon-what-fits';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Currency, Minor } from '@rawnaq/domain/kernel/money';
import type { HeldBill } from '@rawnaq/domain/till/bill';
import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { visitToBill } from '../appointments';
import { audit } from '../audit';
import { findPayer } from '../customer-money';
import { assertUsable, findGiftCard } from '../gift-cards';
import { readSellingSalon } from '../invoices';
import { notify } from '../notifications';
import { deleteHeld, findHeld, putHeld } from './held-bills.repo';
import { codeLinesOf, saleOf } from './issue/compose-invoice';
import { findBillCode, reachOf } from './issue/find-code';
import { leaveOff } from './left-off';
import { readAgreed } from './read-agreed';

type Till = typeof tillContract;

export const getHeld: UseCase<Till['get_held']> = async (ctx, { id }) => {
  const held = await findHeld(ctx, id);
  if (!held) throw new AppError('HELD_BILL_GONE');
  const draft = held.draft as HeldBill;
  const { appointment_id, lines } = draft;
  // A visit that was billed or cancelled meanwhile agrees to nothing; whoever issues the bill is told.
  const visit = appointment_id === undefined ? null : await unlessRefused(visitToBill(ctx, appointment_id));
  const [agreed, { day: today }] = await Promise.all([readAgreed(ctx, visit, lines), readSellingSalon(ctx)]);
  const { left_off, ...still } = await leaveOff(ctx, lines, { visit: visit?.lines ?? [], today });
  return { id: held.id, key: held.key, draft: { ...draft, ...still }, agreed, left_off };
};

/** A held bill has no number and moves nothing: no stock, no card, no balance. Its total is ours, not the device's. */
export const holdBill: UseCase<Till['hold']> = async (ctx, { key, draft }) => {
  const { user, account } = sessionOf(ctx);
  if (!account.hold_invoice) throw new AppError('HOLD_NOT_ALLOWED');
  const customer = draft.customer_id === undefined ? null : await findPayer(ctx, draft.customer_id);
  if (draft.appointment_id !== undefined) await visitToBill(ctx, draft.appointment_id);
  const total = await totalOf(ctx, draft);
  const { id, is_new } = await putHeld(ctx, {
    key,
    draft,
    customer_id: customer?.id ?? null,
    appointment_id: draft.appointment_id ?? null,
    lines_count: draft.lines.length,
    total,
    note: draft.note ?? null,
    created_by: user.id,
  });
  await audit(ctx, { action: 'held-bills.hold', entity: 'held_bills', entity_id: id, after: { total } });
  const amount = { amount: total, currency: account.currency as Currency };
  if (is_new)
    await (customer
      ? notify(ctx.tx, ctx.accountId, { type: 'orders', code: 'held', values: { customer: customer.name, amount } })
      : notify(ctx.tx, ctx.accountId, { type: 'orders', code: 'held-walk-in', values: { amount } }));
  return { id };
};

export const dropHeld: UseCase<Till['drop']> = async (ctx, { id }) => {
  const dropped = await deleteHeld(ctx, id);
  if (!dropped) throw new AppError('HELD_BILL_GONE');
  await audit(ctx, {
    action: 'held-bills.drop',
    entity: 'held_bills',
    entity_id: id,
    before: { total: dropped.total, customer_id: dropped.customer_id },
  });
  return { done: true };
};

/** As the bill would be issued now. A code or card that is used up meanwhile takes nothing off. */
async function totalOf(ctx: Ctx, draft: HeldBill): Promise<Minor> {
  const customerId = draft.customer_id ?? null;
  const salon = await readSellingSalon(ctx);
  const [code, card] = await Promise.all([
    draft.code === undefined ? null : unlessRefused(findBillCode(ctx, draft.code, { customerId, today: salon.day })),
    draft.gift_card === undefined
      ? null
      : unlessRefused(
          findGiftCard(ctx, draft.gift_card).then((found) => {
            assertUsable(found, customerId, salon.day);
            return found;
          }),
        ),
  ]);
  const reach = code && reachOf(code, codeLinesOf(draft.lines));
  const isPaidCard = card?.type === giftCardTypes.codes.paid;
  return reckonWhatFits(saleOf(draft, salon, { code, reach, card, isPaidCard })).sale.payable;
}

const unlessRefused = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
