import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import { callingCodeOfCountry, normaliseMobile } from '@rawnaq/domain/kernel/input/phone';
import { gulfCountry } from '@rawnaq/domain/kernel/places/countries';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { TRIAL_DAYS } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { newUniqueId } from '../../infra/crypto';
import { assertNewMerchant, createAccount, insertRequest } from '../accounts';
import { audit } from '../audit';
import { OWNER_INVITATION_DAYS, ownerInvitationLink } from '../auth';
import { tellOwner } from './tell-owner';

/**
 * A merchant the platform registers itself: its request is approved as it is written, the trial begins, and the owner
 * is invited to choose a password.
 */
export const addMerchant: UseCase<(typeof platformMerchantsContract)['add']> = async (ctx, asked) => {
  const home = callingCodeOfCountry(asked.country);
  const input = { ...asked, mobile: normaliseMobile(asked.mobile, home) ?? asked.mobile };
  await assertNewMerchant(ctx.tx, input);
  const { owner_name, email, mobile, ...names } = input;
  const salon = { ...names, city: input.city ?? null };
  const trial_ends_on = addDays(todayIn(ctx.now, gulfCountry(input.country)!.time_zone), TRIAL_DAYS);
  const { accountId, ownerId } = await createAccount(ctx.tx, {
    ...salon,
    status: 'trial',
    trial_ends_on,
    owner: { name: owner_name, email, mobile, password_hash: null },
  });
  await insertRequest(ctx.tx, {
    ...salon,
    unique_id: newUniqueId(),
    owner_name,
    email,
    mobile,
    password_hash: null,
    ip: null,
    status: accountRequestStates.codes.approved,
    tenant: accountId,
    added_by_name: sessionOf(ctx).user.name,
  });
  const link = await ownerInvitationLink(ctx, { account_id: accountId, id: ownerId }, input.language);
  await tellOwner(ctx.tx, { id: accountId, ...input }, 'merchant-invitation', {
    account_id: accountId,
    date: sayDay(trial_ends_on, input.language),
    link,
    days: OWNER_INVITATION_DAYS,
  });
  await audit(ctx, {
    action: 'accounts.add',
    entity: 'accounts',
    entity_id: accountId,
    account_id: accountId,
    after: { ...input, status: 'trial', trial_ends_on },
  });
  return { account_id: accountId };
};
