import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { endSessions } from '../../sessions/open-session';
import { requireMerchant } from './decide-request';
import { updateAccountLife } from '../settings';

type Merchants = typeof platformMerchantsContract;

/**
 * Trial or premium until a day. From the same state it only prolongs; from expired or disabled it opens the account
 * again.
 */
export const setPackage: UseCase<Merchants['set_package']> = async (ctx, input) => {
  const account = await requireMerchant(ctx, input.id);
  if (account.status !== input.status) move(accountStates, account.status, input.status);
  if (account.status === 'requested') throw new AppError('STATE_MOVE_NOT_ALLOWED');
  if (input.ends_on < todayIn(ctx.now, account.time_zone)) throw new AppError('END_DATE_IN_PAST', { field: 'ends_on' });
  const after =
    input.status === 'trial'
      ? { status: input.status, trial_ends_on: input.ends_on, expires_on: null, tier: input.tier }
      : { status: input.status, expires_on: input.ends_on, tier: input.tier };
  await updateAccountLife(ctx.tx, account.id, { ...after, reject_reason: null });
  const before = {
    status: account.status,
    trial_ends_on: account.trial_ends_on,
    expires_on: account.expires_on,
    tier: account.tier,
  };
  await audit(ctx, {
    action: 'accounts.set-package',
    entity: 'accounts',
    entity_id: account.id,
    account_id: account.id,
    before,
    after: { ...before, ...after },
  });
  announce(ctx.tx, { channel: 'session', account_id: account.id });
  return { done: true };
};

export const disableMerchant: UseCase<Merchants['disable']> = async (ctx, input) => {
  const account = await requireMerchant(ctx, input.id);
  const status = move(accountStates, account.status, 'disabled');
  await updateAccountLife(ctx.tx, account.id, { status, reject_reason: input.reason });
  await endSessions(ctx.tx, { accountId: account.id }, 'account-disabled', ctx.now);
  await audit(ctx, {
    action: 'accounts.disable',
    entity: 'accounts',
    entity_id: account.id,
    account_id: account.id,
    before: { status: account.status },
    after: { status, reason: input.reason },
  });
  return { done: true };
};
