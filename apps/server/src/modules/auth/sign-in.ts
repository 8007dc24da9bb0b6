import type { authContract, UserKind } from '@rawnaq/domain/auth/auth.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { networkOf } from '../../http/visitor-address';
import { hashPassword, isOfOldStrength, passwordMatches } from '../../infra/crypto';
import { newQueue } from '../../infra/queue';
import { asPlatform } from '../../services';
import { audit } from '../audit';
import { forgiveName, punishFailure, secondsToWait } from './guard-sign-in';
import { AREA_KIND, IDLE_LIMIT, OPEN_ACCOUNTS } from '../../sessions/session';
import { endSeenSession, openSession } from '../../sessions/open-session';
import { lockLiveSession } from '../../sessions/sessions.repo';
import { checkTotp, spendTotp, type TotpProof } from './totp';
import { findUserByLogin, renewPasswordHash, type LoginUser } from './users.repo';

type SignIn = UseCase<(typeof authContract)['login']>;
type Input = Parameters<SignIn>[1];
type SessionUser = NonNullable<Awaited<ReturnType<SignIn>>['user']>;

/**
 * Each costs a twentieth of a second of a core, whatever comes of it; a crowd at opening time is let in one after the
 * other.
 */
const turns = newQueue({ atOnce: 6, waiting: 200, waitingFromOne: 60, longestWaitMs: 20_000 });

/** How long a refusal is held back. Nobody's turn is used up by waiting. */
type Pause = { ms: number };

export const signIn: SignIn = async (ctx, input) => {
  const pause: Pause = { ms: 0 };
  try {
    return await turns.run(() => trySignIn(ctx, input, pause), networkOf(ctx.request.ip));
  } finally {
    if (pause.ms > 0) await new Promise((resume) => setTimeout(resume, pause.ms));
  }
};

/** Sign-in has no transaction of its own: no connection is held while the password is being hashed. */
async function trySignIn(ctx: Ctx, input: Input, pause: Pause): ReturnType<SignIn> {
  const kind = AREA_KIND[ctx.area]!;
  const { user, wait, judging } = await asPlatform(ctx.services, async (tx) => {
    const [found, seconds] = await Promise.all([
      findUserByLogin(tx, kind, input.username),
      secondsToWait(tx, ctx.request.ip, input.username),
    ]);
    // The count is being committed while the password is judged.
    const judged = seconds > 0 ? undefined : passwordMatches(input.password, found?.password_hash ?? null);
    judged?.catch(() => {});
    return { user: found, wait: seconds, judging: judged };
  });
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
  const matches = await judging;
  if (!user) return refuse(ctx, pause, kind, input.username, 'USERNAME_INCORRECT');
  if (!matches) return refuse(ctx, pause, kind, input.username, 'PASSWORD_INCORRECT', user.account_id);
  assertMayEnter(kind, user);
  const second = kind === 'manager' ? await checkTotp(ctx, user, input.totp) : undefined;
  if (second === 'wrong') return refuse(ctx, pause, kind, input.username, 'CODE_INCORRECT', user.account_id);
  if (second && 'setup' in second) return { totp_setup: second.setup };
  const entered = await enter(ctx, kind, user, {
    endOther: input.end_other_session ?? false,
    proof: second?.proof,
    name: input.username,
    renewed: await strongerHash(user, input.password),
  });
  if (entered === 'code used') return refuse(ctx, pause, kind, input.username, 'CODE_INCORRECT', user.account_id);
  const { api_token } = entered;
  return {
    user: { api_token, id: user.id, kind, name: user.name, account_id: kind === 'merchant' ? user.account_id : null },
  };
}

async function refuse(
  ctx: Ctx,
  pause: Pause,
  kind: UserKind,
  username: string,
  code: 'USERNAME_INCORRECT' | 'PASSWORD_INCORRECT' | 'CODE_INCORRECT',
  accountId?: number,
): Promise<never> {
  pause.ms = await punishFailure(ctx, {
    wrong: code === 'USERNAME_INCORRECT' ? 'name' : 'password',
    kind,
    username,
    accountId,
  });
  const field = { USERNAME_INCORRECT: 'username', PASSWORD_INCORRECT: 'password', CODE_INCORRECT: 'totp' }[code];
  throw new AppError(code, { field });
}

const REFUSED_ACCOUNTS: Record<string, ErrorCode> = {
  requested: 'ACCOUNT_WAITING',
  rejected: 'ACCOUNT_REJECTED',
  expired: 'ACCOUNT_EXPIRED',
  disabled: 'ACCOUNT_DISABLED',
};

function assertMayEnter(kind: UserKind, user: LoginUser): void {
  if (kind === 'merchant' && !OPEN_ACCOUNTS.includes(user.account_status))
    throw new AppError(REFUSED_ACCOUNTS[user.account_status] ?? 'ACCOUNT_DISABLED', { field: 'username' });
  if (user.status !== recordStates.codes.active) throw new AppError('USER_DISABLED', { field: 'username' });
  if (kind !== 'property' && user.role_id === null) throw new AppError('USER_HAS_NO_RIGHTS', { field: 'username' });
}

/** For whoever has proven herself in another way than by a password. What was open elsewhere ends. */
export async function letIn(ctx: Ctx, kind: UserKind, user: LoginUser): Promise<SessionUser> {
  assertMayEnter(kind, user);
  const entered = await enter(ctx, kind, user, { endOther: true });
  if (entered === 'code used') throw new AppError('CODE_INCORRECT', { field: 'code' });
  return { api_token: entered.api_token, id: user.id, kind, name: user.name, account_id: null };
}

/** The one moment at which a password is here to be hashed again with the work asked for today. */
const strongerHash = async ({ password_hash }: LoginUser, password: string): Promise<string | undefined> =>
  password_hash !== null && isOfOldStrength(password_hash) ? await hashPassword(password) : undefined;

/** With which proof somebody enters, under which name she tried before, and a better hash of her password. */
type Entrance = { endOther: boolean; proof?: TotpProof | undefined; name?: string; renewed?: string | undefined };

async function enter(
  ctx: Ctx,
  kind: UserKind,
  user: LoginUser,
  { endOther, proof, name, renewed }: Entrance,
): Promise<{ api_token: string } | 'code used'> {
  const entered = await asPlatform(ctx.services, async (tx) => {
    const live = await lockLiveSession(tx, user.account_id, user.id);
    const over =
      live &&
      (Date.parse(live.expires_at) <= ctx.now.getTime() ||
        ctx.now.getTime() - Date.parse(live.last_seen_at) > IDLE_LIMIT[kind]);
    const isElsewhere = live && !over;
    if (isElsewhere && !endOther) {
      if (name !== undefined) forgiveName(tx, ctx.request.ip, name);
      return 'elsewhere';
    }
    if (proof && !(await spendTotp(ctx, tx, user, proof))) return 'code used';
    // Sent in this order: the old session has ended when the new one is written.
    if (live) endSeenSession(tx, user.account_id, live.id, over ? 'expired' : 'replaced', ctx.now);
    const api_token = openSession(tx, ctx, { account_id: user.account_id, user_id: user.id, kind });
    if (isElsewhere)
      await audit(
        { ...ctx, tx, accountId: user.account_id },
        { action: 'sessions.replaced', entity: 'users', entity_id: user.id },
        { kind, id: user.id, name: user.name },
      );
    if (name !== undefined) forgiveName(tx, ctx.request.ip, name);
    if (renewed !== undefined) await renewPasswordHash(tx, user, renewed);
    return { api_token };
  });
  if (entered === 'elsewhere') throw new AppError('SESSION_EXISTS', { field: 'session' });
  return entered;
}
