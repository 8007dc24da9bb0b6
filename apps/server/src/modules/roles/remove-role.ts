import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { rolesContract } from '@rawnaq/domain/roles/roles.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { moveHolders } from '../auth';
import { assertMayGive } from './grants';
import { deleteRole, isRoleInUse, setRoleStatus } from './roles.repo';
import { ownRole, tellHolders } from './save-role';

type Roles = typeof rolesContract;

/** A disabled role gives nothing, so it may be disabled only while nobody has it. */
export const setStatusOfRole: UseCase<Roles['set_status']> = async (ctx, { id, status }) => {
  const before = await ownRole(ctx, id);
  move(recordStates, before.status, status);
  if (status === recordStates.codes.disabled && (await isRoleInUse(ctx.tx, ctx.accountId, id)))
    throw new AppError('ROLE_IN_USE');
  await setRoleStatus(ctx.tx, ctx.accountId, id, status);
  await audit(ctx, {
    action: 'roles.set-status',
    entity: 'roles',
    entity_id: id,
    before: { status: before.status },
    after: { status },
  });
  tellHolders(ctx);
  return { done: true };
};

export const removeRole: UseCase<Roles['remove']> = async (ctx, { id, replace_with_id: heir }) => {
  const before = await ownRole(ctx, id);
  if (heir === id) throw new AppError('ROLE_IN_USE');
  if (heir !== undefined) await assertMayGive(ctx, heir);
  if (heir === undefined && (await isRoleInUse(ctx.tx, ctx.accountId, id))) throw new AppError('ROLE_IN_USE');
  await moveHolders(ctx.tx, ctx.accountId, id, heir ?? null);
  await deleteRole(ctx.tx, ctx.accountId, id);
  await audit(ctx, {
    action: 'roles.remove',
    entity: 'roles',
    entity_id: id,
    before: { english_name: before.english_name, arabic_name: before.arabic_name, permissions: before.permissions },
    after: { replace_with_id: heir ?? null },
  });
  tellHolders(ctx);
  return { done: true };
};
