import type { Ctx } from '../../http/context';

/** Her own number, or that of the employee she is. */
export async function mobileOfUser({ tx, accountId }: Ctx, id: number): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('mobile')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.mobile ?? null;
}
