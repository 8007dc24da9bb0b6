import { clockFrom } from '@rawnaq/domain/complaints/complaint-clock';
import { complaintSources, complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { readSetting } from '../settings';
import { changeComplaint, findCustomer, insertNote, lockComplaint, setClosed, setReopened } from './complaints.repo';
import { peopleInCharge } from './read-complaint';
import { receiveComplaint } from './receive-complaint';

type Complaints = typeof complaintsContract;
const { received, in_work, closed } = complaintStates.codes;

/** Who calls or stands at the desk: the same path as from anywhere else. */
export const addComplaint: UseCase<Complaints['add']> = async (ctx, { customer_id, name, mobile, ...complaint }) => {
  const customer = customer_id === null ? undefined : await findCustomer(ctx, customer_id);
  if (customer_id !== null && !customer) throw new AppError('NOT_FOUND', { field: 'customer_id' });
  const id = await receiveComplaint(ctx, {
    ...complaint,
    source: complaintSources.codes.desk,
    name: customer?.name ?? name ?? NOBODY[ctx.language],
    mobile: customer?.mobile ?? mobile ?? null,
    customer_id,
    appointment_id: null,
  });
  return { id };
};

/** Somebody who did not say who she is. */
const NOBODY = { en: 'No name', ar: 'بدون اسم' };

export const assignComplaint: UseCase<Complaints['assign']> = async (ctx, { id, user_id }) => {
  const before = await locked(ctx, id);
  const people = await peopleInCharge(ctx);
  const person = people.find((one) => one.id === (user_id ?? sessionOf(ctx).user.id));
  if (!person) throw new AppError('COMPLAINT_NOT_FOR_THEM', { field: 'user_id' });
  const status = before.status === in_work ? in_work : move(complaintStates, before.status, in_work);
  await changeComplaint(ctx, id, {
    status,
    assigned_to: person.id,
    assigned_to_name: person.name,
    ...(before.status !== in_work && { taken_at: ctx.now.toISOString() }),
  });
  await audit(ctx, {
    action: 'complaints.assign',
    entity: 'complaints',
    entity_id: id,
    before: { status: before.status, assigned_to: before.assigned_to_name },
    after: { status, assigned_to: person.name },
  });
  return { done: true };
};

export const setCause: UseCase<Complaints['set_cause']> = async (ctx, { id, cause }) => {
  const before = await locked(ctx, id);
  await changeComplaint(ctx, id, { cause });
  await audit(ctx, {
    action: 'complaints.set-cause',
    entity: 'complaints',
    entity_id: id,
    before: { cause: before.cause },
    after: { cause },
  });
  return { done: true };
};

export const addNote: UseCase<Complaints['add_note']> = async (ctx, { id, body }) => {
  await locked(ctx, id);
  await insertNote(ctx, id, sessionOf(ctx).user, body);
  await audit(ctx, { action: 'complaints.note', entity: 'complaints', entity_id: id });
  return { done: true };
};

export const closeComplaint: UseCase<Complaints['close']> = async (ctx, { id, note = null }) => {
  const before = await locked(ctx, id);
  const status = move(complaintStates, before.status, closed);
  await setClosed(ctx, id, sessionOf(ctx).user, note);
  await audit(ctx, {
    action: 'complaints.close',
    entity: 'complaints',
    entity_id: id,
    before: { status: before.status, note: before.note },
    after: { status, note },
  });
  return { done: true };
};

/** What was done before is not what is to be done now: it leaves the record and stays in its history. */
export const reopenComplaint: UseCase<Complaints['reopen']> = async (ctx, { id }) => {
  const before = await locked(ctx, id);
  const status = move(complaintStates, before.status, received);
  await setReopened(ctx, id, clockFrom(ctx.now, await readSetting(ctx, customerCareSetting)));
  await audit(ctx, {
    action: 'complaints.reopen',
    entity: 'complaints',
    entity_id: id,
    before: { status: before.status, note: before.note },
    after: { status, note: null },
  });
  return { done: true };
};

export async function locked(ctx: Ctx, id: number) {
  const found = await lockComplaint(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
