import { complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { lockComplaint, setHandled } from './complaints.repo';

export const handleComplaint: UseCase<(typeof complaintsContract)['handle']> = async (ctx, { id, note = null }) => {
  const { user } = sessionOf(ctx);
  const before = await lockComplaint(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const status = move(complaintStates, before.status, complaintStates.codes.handled);
  await setHandled(ctx, id, user, note);
  await audit(ctx, {
    action: 'complaints.handle',
    entity: 'complaints',
    entity_id: id,
    before,
    after: { status, note },
  });
  return { done: true };
};
