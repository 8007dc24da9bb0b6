import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertOwnerMobileFree, assertOwnPassword, swapOwner } from '../auth';
import { requireMerchant } from './decide-request';
import { lockUsersWithRole } from './merchants.repo';
import { tellPerson } from './tell-owner';

/** The two change places: the new owner gets the owner's role, the old one the administrator's, and is told. */
export const changeOwner: UseCase<(typeof platformMerchantsContract)['change_owner']> = async (ctx, input) => {
  await assertOwnPassword(ctx, input);
  const account = await requireMerchant(ctx, input.id);
  const users = await lockUsersWithRole(ctx.tx, account.id);
  const [from, to] = [users.find((user) => user.is_owner), users.find((user) => user.id === input.user_id)];
  if (!from || !to) throw new AppError('NOT_FOUND');
  if (to.is_owner) throw new AppError('ALREADY_OWNER');
  if (to.status !== recordStates.codes.active || to.role_key !== 'administrator')
    throw new AppError('NEW_ADMIN_NOT_PRIVILEGED');
  if (to.mobile) await assertOwnerMobileFree(ctx.tx, to.mobile, { accountId: account.id, field: 'user_id' });
  await swapOwner(ctx.tx, account.id, from, to);
  await audit(ctx, {
    action: 'accounts.change-owner',
    entity: 'accounts',
    entity_id: account.id,
    account_id: account.id,
    before: { owner: from.name },
    after: { owner: to.name },
  });
  await tellPerson(ctx.tx, account, from, 'owner-changed', { new_owner: to.name });
  announce(ctx.tx, { channel: 'session', account_id: account.id });
  return { done: true };
};
