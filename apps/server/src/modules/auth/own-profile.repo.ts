import type { Tx } from '../../db/database';
import type { Session } from '../../sessions/session';
import { setMobile, setMobileLogin } from './users.repo';

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
