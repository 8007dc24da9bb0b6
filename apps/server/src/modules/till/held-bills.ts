import type { Currency } from '@rawnaq/domain/kernel/money';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { HeldDraft, tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { findPayer } from '../customer-money';
import { notify } from '../notifications';
import { deleteHeld, findHeld, putHeld } from './held-bills.repo';

type Till = typeof tillContract;

export const getHeld: UseCase<Till['get_held']> = async (ctx, { id }) => {
  const held = await findHeld(ctx, id);
  if (!held) throw new AppError('HELD_BILL_GONE');
  return { id: held.id, key: held.key, draft: held.draft as HeldDraft };
};

/** A held bill has no number and moves nothing: no stock, no card, no balance. */
export const holdBill: UseCase<Till['hold']> = async (ctx, { key, draft, total }) => {
  const { user, account } = sessionOf(ctx);
  if (!account.hold_invoice) throw new AppError('HOLD_NOT_ALLOWED');
  const customer = draft.customer_id === undefined ? null : await findPayer(ctx, draft.customer_id);
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
  if (is_new)
    await notify(ctx.tx, ctx.accountId, {
      type: 'orders',
      code: 'held',
      values: {
        customer: customer?.name ?? (ctx.language === 'ar' ? 'عميل بدون موعد' : 'Walk-in'),
        amount: { amount: total, currency: account.currency as Currency },
      },
    });
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
