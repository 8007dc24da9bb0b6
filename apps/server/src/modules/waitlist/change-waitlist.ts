import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import type { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { assertBookable, assertLines, readSchedule } from '../appointments';
import { audit } from '../audit';
import { lockEntry, setEntryStatus } from './offers.repo';
import { insertEntry } from './waitlist.repo';

type Waitlist = typeof waitlistContract;
type WaitlistState = CodeIn<typeof waitlistStates>;
const { waiting, closed } = waitlistStates.codes;

type Wish = Parameters<UseCase<Waitlist['add']>>[1];

export async function addToWaitlist(
  ctx: Ctx,
  { employee_id = null, note, ...input }: Wish,
): Promise<OutputOf<Waitlist['add']>> {
  const schedule = await readSchedule(ctx, {
    from: input.from_date,
    days: 1,
    employee_ids: employee_id === null ? [] : [employee_id],
    service_ids: input.service_ids,
    customer_id: input.customer_id,
    with_busy: false,
  });
  assertBookable(schedule.customer);
  assertLines(
    schedule,
    input.service_ids.map((service_id) => ({ service_id, employee_id })),
  );
  const id = await insertEntry(ctx, { ...input, employee_id, note: note ?? null });
  await tell(ctx, id, 'add', undefined, { ...input, employee_id, note: note ?? null });
  return { id };
}

export const closeWaitlist: UseCase<Waitlist['close']> = (ctx, { id }) => moveEntry(ctx, id, 'close', closed);

/** One that ended with a visit waits again only with that visit. */
export const reopenWaitlist: UseCase<Waitlist['reopen']> = (ctx, { id }) =>
  moveEntry(ctx, id, 'reopen', waiting, closed);

async function moveEntry(
  ctx: Ctx,
  id: number,
  verb: 'close' | 'reopen',
  to: WaitlistState,
  from?: WaitlistState,
): Promise<{ done: true }> {
  const entry = await lockEntry(ctx, id);
  if (!entry) throw new AppError('NOT_FOUND');
  if (from !== undefined && entry.status !== from) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const status = move(waitlistStates, entry.status, to);
  await setEntryStatus(ctx, id, status);
  await tell(ctx, id, verb, { status: entry.status }, { status });
  return { done: true };
}

async function tell(
  ctx: Ctx,
  id: number,
  verb: 'add' | 'close' | 'reopen',
  before: object | undefined,
  after: object,
): Promise<void> {
  await audit(ctx, { action: `waitlist-entries.${verb}`, entity: 'waitlist_entries', entity_id: id, before, after });
}
