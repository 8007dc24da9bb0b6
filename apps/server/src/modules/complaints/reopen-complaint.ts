import { complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockComplaint, setOpen } from './complaints.repo';

/** What was done before is not what is to be done now: the note leaves the record and stays in its history. */
export const reopenComplaint: UseCase<(typeof complaintsContract)['reopen']> = async (ctx, { id }) => {
  const before = await lockComplaint(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const status = move(complaintStates, before.status, complaintStates.codes.open);
  await setOpen(ctx, id);
  await audit(ctx, {
    action: 'complaints.reopen',
    entity: 'complaints',
    entity_id: id,
    before,
    after: { status, note: null },
  });
  return { done: true };
};
