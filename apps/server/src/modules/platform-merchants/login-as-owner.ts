import { AppError } from '@rawnaq/domain/kernel/app-error';
import { OWNER_VISIT_MINUTES } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { throttle } from '../../http/throttle';
import { newToken, sha256 } from '../../infra/crypto';
import { audit } from '../audit';
import { OPEN_ACCOUNTS } from '../../sessions/session';
import { openSession } from '../../sessions/open-session';
import { assertOwnPassword, findOwnerOf } from '../auth';
import { notify } from '../notifications';
import { requireMerchant } from './decide-request';
import { addVisit, isActiveManager, spendVisit } from './visits.repo';

type Merchants = typeof platformMerchantsContract;
const CODE_SECONDS = 60;

/** Answers a code, not a token: a code in an address is worth nothing after its first use. */
export const loginAsOwner: UseCase<Merchants['login_as_owner']> = async (ctx, input) => {
  await assertOwnPassword(ctx, input);
  const account = await requireMerchant(ctx, input.id);
  if (!OPEN_ACCOUNTS.includes(account.status)) throw new AppError('MERCHANT_NOT_OPEN');
  const { user } = sessionOf(ctx);
  const code = newToken(account.id);
  await addVisit(ctx.tx, {
    code_hash: sha256(code),
    tenant: account.id,
    manager_id: user.id,
    manager_name: user.name,
    reason: input.reason,
    expires_at: new Date(ctx.now.getTime() + CODE_SECONDS * 1000).toISOString(),
  });
  return { code };
};

/**
 * Begins the visit: a session beside the owner's own, an hour at most, with both names on all it does. The owner hears
 * of it.
 */
export const enterAsOwner: UseCase<Merchants['enter_as_owner']> = async (ctx, input) => {
  await throttle(ctx.services, { bucket: 'owner-visit-ip', limit: 30, seconds: 900 }, { ip: ctx.request.ip });
  const visit = await spendVisit(ctx.tx, sha256(input.code), ctx.now);
  const owner = visit && (await findOwnerOf(ctx.tx, visit.tenant));
  if (
    !visit ||
    !owner ||
    !OPEN_ACCOUNTS.includes(owner.account_status) ||
    !(await isActiveManager(ctx.tx, visit.manager_id))
  )
    throw new AppError('OWNER_VISIT_LINK_INVALID');
  const api_token = openSession(ctx.tx, ctx, {
    account_id: visit.tenant,
    user_id: owner.id,
    kind: 'merchant',
    exclusive: false,
    lifetimeMs: OWNER_VISIT_MINUTES * 60_000,
    impersonator: { id: visit.manager_id, name: visit.manager_name, reason: visit.reason },
  });
  const actor = {
    kind: 'merchant',
    id: owner.id,
    name: owner.name,
    real: { id: visit.manager_id, name: visit.manager_name },
  };
  await audit(
    ctx,
    {
      action: 'accounts.owner-visit-start',
      entity: 'accounts',
      entity_id: visit.tenant,
      account_id: visit.tenant,
      after: { reason: visit.reason },
    },
    actor,
  );
  await notify(ctx.tx, visit.tenant, {
    type: 'owner-visits',
    code: 'entered',
    values: { manager: visit.manager_name, reason: visit.reason },
  });
  return { user: { api_token, id: owner.id, kind: 'merchant' as const, name: owner.name, account_id: visit.tenant } };
};
