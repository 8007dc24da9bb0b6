import type { Tx } from '../../../db/database';

export type SandboxPlace = { tx: Tx; accountId: number };
type NewPayment = {
  provider_id: string;
  reference: string;
  amount: number;
  currency: string;
  description: string;
  language: string;
  return_url: string;
};

export async function insertSandboxPayment({ tx, accountId }: SandboxPlace, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('sandbox_payments')
    .values({ account_id: accountId, ...payment })
    .execute();
}

export const findSandboxPayment = ({ tx, accountId }: SandboxPlace, providerId: string) =>
  tx
    .selectFrom('sandbox_payments as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'p.provider_id',
      'p.reference',
      'p.amount',
      'p.currency',
      'p.description',
      'p.language',
      'p.return_url',
      'p.status',
      'p.payment_id',
      'p.refund_id',
      'a.english_name',
      'a.arabic_name',
    ])
    .where('p.account_id', '=', accountId)
    .where('p.provider_id', '=', providerId)
    .executeTakeFirst();

type Status = 'pending' | 'declined' | 'paid' | 'cancelled' | 'refunded';

/** Moves it when it is in one of these states; tells whether it was. */
export async function moveSandboxPayment(
  { tx, accountId }: SandboxPlace,
  providerId: string,
  from: readonly Status[],
  change: { status: Status; payment_id?: string; refund_id?: string },
): Promise<boolean> {
  const moved = await tx
    .updateTable('sandbox_payments')
    .set(change)
    .where('account_id', '=', accountId)
    .where('provider_id', '=', providerId)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
