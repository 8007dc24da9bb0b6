import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
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

export const closeWaitlist: UseCase<Waitlist['close']> = async (ctx, { id }) => {
  const entry = await lockEntry(ctx, id);
  if (!entry) throw new AppError('NOT_FOUND');
  const status = move(waitlistStates, entry.status as 'waiting', waitlistStates.codes.closed);
  await setEntryStatus(ctx, id, status);
  await tell(ctx, id, 'close', { status: entry.status }, { status });
  return { done: true };
};

async function tell(
  ctx: Ctx,
  id: number,
  verb: 'add' | 'close',
  before: object | undefined,
  after: object,
): Promise<void> {
  await audit(ctx, { action: `waitlist-entries.${verb}`, entity: 'waitlist_entries', entity_id: id, before, after });
}
