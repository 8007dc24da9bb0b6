import { normaliseLogin } from '@rawnaq/domain/auth/login-name';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { mobileKey, mobileSpellings } from '@rawnaq/domain/kernel/input/phone';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { PLATFORM_ACCOUNT } from '../../services';
import type { Session } from '../../sessions/session';

const loginColumns = [
  'u.account_id',
  'u.id',
  'u.kind',
  'u.name',
  'u.email',
  'u.mobile',
  'u.password_hash',
  'u.status',
  'u.role_id',
  'u.language',
  'u.totp_secret',
  'u.totp_pending',
  'u.totp_last_step',
  'a.status as account_status',
  'a.english_name',
  'a.arabic_name',
  'a.language as account_language',
] as const;

export const usersWithAccount = (tx: Tx) =>
  tx.selectFrom('users as u').innerJoin('accounts as a', 'a.id', 'u.account_id').select(loginColumns);

export type LoginUser = NonNullable<Awaited<ReturnType<typeof findUserByLogin>>>;

/** By account ID (its owner) or by e-mail (anybody), in the spelling of `normaliseLogin`. */
export async function findUserByLogin(tx: Tx, kind: UserKind, login: string) {
  if (kind === 'merchant' && /^\d{1,15}$/.test(login))
    return usersWithAccount(tx)
      .where('u.account_id', '=', Number(login))
      .where('u.kind', '=', kind)
      .where('u.is_owner', '=', true)
      .executeTakeFirst();
  const known = await tx
    .selectFrom('login_directory')
    .select(['tenant', 'user_id'])
    .where('kind', '=', kind)
    .where('login', '=', login)
    .executeTakeFirst();
  return known && findUserById(tx, known.tenant, known.user_id);
}

export const findUserById = (tx: Tx, accountId: number, userId: number) =>
  usersWithAccount(tx).where('u.account_id', '=', accountId).where('u.id', '=', userId).executeTakeFirst();

export const findOwnerOf = (tx: Tx, accountId: number) =>
  usersWithAccount(tx).where('u.account_id', '=', accountId).where('u.is_owner', '=', true).executeTakeFirst();

export async function setPassword(tx: Tx, accountId: number, userId: number, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}

/** The same password hashed anew; one that was changed meanwhile stays. */
export async function renewPasswordHash(tx: Tx, user: LoginUser, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', user.account_id)
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

export async function setPendingTotp(tx: Tx, accountId: number, userId: number, sealed: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ totp_pending: sealed })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}

/** Answers false when this time step, or a later one, was used before. The first code confirms the secret. */
export async function spendTotpStep(
  tx: Tx,
  accountId: number,
  userId: number,
  { sealed, step }: { sealed: string; step: number },
): Promise<boolean> {
  const spent = await tx
    .updateTable('users')
    .set({ totp_secret: sealed, totp_pending: null, totp_last_step: step })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function passwordHashOf(tx: Tx, accountId: number, userId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Held until the end of the transaction. */
export async function lockedHashOf(tx: Tx, accountId: number, userId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function mobileOf(tx: Tx, accountId: number, userId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('mobile')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.mobile ?? null;
}

export async function setMobile(tx: Tx, accountId: number, userId: number, mobile: string): Promise<void> {
  await tx.updateTable('users').set({ mobile }).where('account_id', '=', accountId).where('id', '=', userId).execute();
}

export async function setLanguage(tx: Tx, accountId: number, userId: number, language: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ language })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}

export async function hasManagers(tx: Tx): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', PLATFORM_ACCOUNT)
      .where('kind', '=', 'manager')
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Has anybody of the staff ever come as far as a password? */
export async function hasPasswordManager(tx: Tx): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', PLATFORM_ACCOUNT)
      .where('kind', '=', 'manager')
      .where('password_hash', 'is not', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** As if it had just been made: active, with a role, without password and second factor. */
export async function reopenLogin(tx: Tx, accountId: number, userId: number, roleId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      status: recordStates.codes.active,
      role_id: roleId,
      password_hash: null,
      totp_secret: null,
      totp_pending: null,
      totp_last_step: null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}

/**
 * The directory of logins knows who signs in under which name, in the one spelling it is looked up by; null takes the
 * name away. A name of somebody else is refused.
 */
export async function setLogin(
  tx: Tx,
  user: { kind: UserKind; account_id: number; id: number },
  login: string | null,
): Promise<void> {
  const name = login && normaliseLogin(login);
  await sql`select app.set_login(${user.kind}, ${name}, ${user.account_id}, ${user.id})`.execute(tx);
}

/** Owners of places to stay sign in by their number alone, so the directory knows it too, beside an e-mail. */
const MOBILE_LOGIN = 'property-mobile';

/** A number of somebody else, however it is spelt, is refused by the directory, whatever the race. */
export async function setMobileLogin(
  tx: Tx,
  user: { account_id: number; id: number },
  mobile: string | null,
): Promise<void> {
  const login = mobile && mobileKey(mobile);
  await sql`select app.set_login(${MOBILE_LOGIN}, ${login}, ${user.account_id}, ${user.id})`.execute(tx);
}

/** The directory keeps one spelling of a number, and of those who came before it did the one they came with. */
export async function findHostByMobile(tx: Tx, mobile: string) {
  const known = await tx
    .selectFrom('login_directory')
    .select(['tenant', 'user_id'])
    .where('kind', '=', MOBILE_LOGIN)
    .where('login', 'in', mobileSpellings(mobile))
    .orderBy(sql`login <> ${mobile}`)
    .limit(1)
    .executeTakeFirst();
  return known && findUserById(tx, known.tenant, known.user_id);
}

type Oneself = Pick<Session, 'account' | 'user'>;

export const ownProfile = (tx: Tx, { account, user }: Oneself) =>
  tx
    .selectFrom('users')
    .select(['name', 'mobile', 'email', 'password_hash'])
    .where('account_id', '=', account.id)
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

export async function renameOneself(tx: Tx, { account, user }: Oneself, name: string): Promise<void> {
  await tx.updateTable('users').set({ name }).where('account_id', '=', account.id).where('id', '=', user.id).execute();
}

/** The number people sign in by moves along; one of somebody else is refused by the directory. */
export async function moveMobileLogin(tx: Tx, { account, user }: Oneself, mobile: string): Promise<void> {
  await setMobile(tx, account.id, user.id, mobile);
  await setMobileLogin(tx, { account_id: account.id, id: user.id }, mobile);
}

/** The employee is called otherwise now, and so is her login. */
export async function renameLogin(tx: Tx, accountId: number, employeeId: number, name: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .where('name', '<>', name)
    .execute();
}

/** The old owner first: an account has one owner at any moment. */
export async function swapOwner(
  tx: Tx,
  accountId: number,
  from: { id: number; role_id: number | null },
  to: { id: number; role_id: number | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_owner: false, role_id: to.role_id })
    .where('account_id', '=', accountId)
    .where('id', '=', from.id)
    .execute();
  await tx
    .updateTable('users')
    .set({ is_owner: true, role_id: from.role_id })
    .where('account_id', '=', accountId)
    .where('id', '=', to.id)
    .execute();
}

/** A member of the platform's staff. */
export async function updateStaff(
  tx: Tx,
  id: number,
  changes: {
    role_id?: number;
    status?: Code<'users.status'>;
    totp_secret?: null;
    totp_pending?: null;
    totp_last_step?: null;
  },
): Promise<void> {
  await tx.updateTable('users').set(changes).where('account_id', '=', PLATFORM_ACCOUNT).where('id', '=', id).execute();
}

/** Whoever has this role gets another one, or none. */
export async function moveHolders(tx: Tx, accountId: number, from: number, to: number | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role_id: to })
    .where('account_id', '=', accountId)
    .where('role_id', '=', from)
    .execute();
}

/** Does a merchant sign in under this name already? */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('login_directory')
      .select('login')
      .where('kind', '=', 'merchant')
      .where('login', '=', email)
      .executeTakeFirst()) !== undefined
  );
}
