import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { postPenalty, postPenaltyLifted } from '@rawnaq/domain/ledger/post-customer-money';
import type { DepositVat } from '@rawnaq/domain/ledger/post-sale';
import { keepDeposits, lockPurse, moveBalance, returnKept } from '../customer-money';
import { readSellingSalon } from '../invoices';
import { entriesOf, post, type Bookkeeper } from '../ledger';
import { findPenalty, insertPenalty, markLifted, penaltiesOfVisit, type NewPenalty } from './penalties.repo';

/**
 * A penalty lowers the balance and is income at once; deposits that covered it are open no more, that of the visit
 * first. Comes last in its transaction, because it counts in the ledger;
 * `tell` writes what has to name it.
 */
export async function chargePenalty(
  ctx: Bookkeeper,
  penalty: NewPenalty,
  tell?: (id: number) => Promise<unknown>,
): Promise<number> {
  const { day } = await readSellingSalon(ctx);
  const purse = await lockPurse(ctx, penalty.customer_id);
  const penalty_id = await insertPenalty(ctx, { ...penalty, journal_day: day });
  await moveBalance(ctx, {
    customer_id: penalty.customer_id,
    kind: balanceEntryKinds.codes.penalty,
    amount: -penalty.amount,
    day,
    penalty_id,
    note: penalty.note ?? null,
    created_by: penalty.created_by,
  });
  const kept = await keepDeposits(ctx, {
    customer_id: penalty.customer_id,
    balance: purse.balance - penalty.amount,
    appointment_id: penalty.appointment_id ?? null,
    penalty_id,
  });
  await tell?.(penalty_id);
  await post(
    ctx,
    entriesOf([{ journal: postPenalty(penalty.amount, kept), penalty_id }], { day, created_by: penalty.created_by }),
  );
  return penalty_id;
}

type Lifting = { by: number | null; reason: string | null };

/** The same the other way round, once. Comes last in its transaction. */
export async function liftPenalty(ctx: Bookkeeper, id: number, lifting: Lifting): Promise<void> {
  const penalty = await findPenalty(ctx, id);
  if (!penalty) throw new AppError('NOT_FOUND');
  if (!(await lift(ctx, [penalty], lifting))) throw new AppError('PENALTY_ALREADY_LIFTED');
}

/** Whatever a visit was charged with. */
export async function liftPenaltiesOf(ctx: Bookkeeper, appointmentId: number, lifting: Lifting): Promise<void> {
  await lift(ctx, await penaltiesOfVisit(ctx, appointmentId), lifting);
}

async function lift(
  ctx: Bookkeeper,
  penalties: readonly NonNullable<Awaited<ReturnType<typeof findPenalty>>>[],
  { by, reason }: Lifting,
): Promise<boolean> {
  if (penalties.length === 0) return false;
  const { day } = await readSellingSalon(ctx);
  const booked: { id: number; amount: Minor; kept: readonly DepositVat[] }[] = [];
  for (const penalty of penalties) {
    const purse = await lockPurse(ctx, penalty.customer_id);
    if (!(await markLifted(ctx, penalty.id, { by, reason }))) return false;
    // One from before there were books took nothing from the balance.
    if (penalty.journal_day === null) continue;
    await moveBalance(ctx, {
      customer_id: penalty.customer_id,
      kind: balanceEntryKinds.codes.penalty_lifted,
      amount: penalty.amount,
      day,
      penalty_id: penalty.id,
      note: reason,
      created_by: by,
    });
    const { id: penalty_id, customer_id, amount } = penalty;
    const kept = await returnKept(ctx, { customer_id, penalty_id, balance: purse.balance + amount });
    booked.push({ id: penalty_id, amount, kept });
  }
  await post(
    ctx,
    entriesOf(
      booked.map(({ id, amount, kept }) => ({ journal: postPenaltyLifted(amount, kept), penalty_id: id })),
      { day, created_by: by },
    ),
  );
  return true;
}
