import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { normaliseLogin } from '@rawnaq/domain/auth/login-name';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/pg-errors';
import { setLogin } from './users.repo';

type NewUser = {
  account_id: number;
  kind: UserKind;
  name: string;
  email: string | null;
  mobile?: string | null;
  password_hash: string | null;
  role_id: number | null;
  is_owner?: boolean;
  language?: 'en' | 'ar';
  employee_id?: number | null;
};

/** One e-mail opens one door: a second login under it is refused by the directory, whatever the race. */
export async function createUser(tx: Tx, user: NewUser): Promise<number> {
  try {
    const { id } = await tx
      .insertInto('users')
      .values({ ...user, email: user.email === null ? null : normaliseLogin(user.email) })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (user.email) await setLogin(tx, { ...user, id }, user.email);
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'login_directory_pkey') || isUniqueViolation(error, 'users_email'))
      throw new AppError('EMAIL_TAKEN', { field: 'email' });
    throw error;
  }
}
