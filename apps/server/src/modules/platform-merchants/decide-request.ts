import { accountRequestStates, accountStates } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { TRIAL_DAYS } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { audit } from '../audit';
import { setRequestStatus } from '../accounts';
import { updateAccountLife } from '../settings';
import { lockMerchant, type LockedMerchant } from './merchants.repo';
import { tellOwner } from './tell-owner';

type Merchants = typeof platformMerchantsContract;

/** The account is locked first, so of many who decide at once one wins and the others read what it became. */
export const approveRequest: UseCase<Merchants['approve']> = async (ctx, input) => {
  const account = await requireMerchant(ctx, input.id);
  const status = move(accountStates, account.status, 'trial');
  // From expired or disabled the way back is a package with a date, not a second free week.
  if (account.status !== 'requested') throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const trial_ends_on = addDays(todayIn(ctx.now, account.time_zone), TRIAL_DAYS);
  await updateAccountLife(ctx.tx, account.id, { status, trial_ends_on, reject_reason: null });
  await setRequestStatus(ctx.tx, account.id, accountRequestStates.codes.approved);
  crashPoint('approve.opened');
  await audit(ctx, {
    action: 'accounts.approve',
    entity: 'accounts',
    entity_id: account.id,
    account_id: account.id,
    before: { status: account.status },
    after: { status, trial_ends_on },
  });
  await tellOwner(ctx.tx, account, 'request-approved', {
    account_id: account.id,
    date: sayDay(trial_ends_on, account.language as Language),
    link: `${ctx.services.config.publicUrl}${pathTo('merchant-sign-in', account.language as Language)}`,
  });
  crashPoint('approve.told');
  return { done: true };
};

export const rejectRequest: UseCase<Merchants['reject']> = async (ctx, input) => {
  const account = await requireMerchant(ctx, input.id);
  const status = move(accountStates, account.status, 'rejected');
  await updateAccountLife(ctx.tx, account.id, { status, reject_reason: input.reason });
  await setRequestStatus(ctx.tx, account.id, accountRequestStates.codes.rejected);
  await audit(ctx, {
    action: 'accounts.reject',
    entity: 'accounts',
    entity_id: account.id,
    account_id: account.id,
    before: { status: account.status },
    after: { status, reason: input.reason },
  });
  await tellOwner(ctx.tx, account, 'request-rejected', { reason: input.reason });
  return { done: true };
};

export const reopenRequest: UseCase<Merchants['reopen']> = async (ctx, input) => {
  const account = await requireMerchant(ctx, input.id);
  const status = move(accountStates, account.status, 'requested');
  await updateAccountLife(ctx.tx, account.id, { status, reject_reason: null });
  await setRequestStatus(ctx.tx, account.id, accountRequestStates.codes.active);
  await audit(ctx, {
    action: 'accounts.reopen',
    entity: 'accounts',
    entity_id: account.id,
    account_id: account.id,
    before: { status: account.status, reason: account.reject_reason },
    after: { status },
  });
  return { done: true };
};

export async function requireMerchant(ctx: Ctx, id: number): Promise<LockedMerchant> {
  const account = await lockMerchant(ctx.tx, id);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
}
