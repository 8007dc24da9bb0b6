import type { Tx } from '../db/database';
import type { Code } from '../db/column-codes';

/** The visit a customer had last before she wrote. */
export const lastVisitOf = (tx: Tx, accountId: number, mobile: string, before: string) =>
  tx
    .selectFrom('appointments as a')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'a.account_id').onRef('c.id', '=', 'a.customer_id'),
    )
    .select(['a.id as appointment_id', 'a.customer_id'])
    .where('a.account_id', '=', accountId)
    .where('c.mobile', '=', mobile)
    .where('a.start_at', '<', before)
    .orderBy('a.start_at', 'desc')
    .limit(1)
    .executeTakeFirst();

type DemoComplaint = {
  account_id: number;
  kind: Code<'complaints.kind'>;
  name: string;
  mobile: string | null;
  body: string;
  customer_id: number | null;
  appointment_id: number | null;
  created_at: string;
  updated_at: string;
  status: Code<'complaints.status'>;
  note: string | null;
  handled_at: string | null;
  handled_by: number | null;
  handled_by_name: string | null;
};

export async function insertDemoComplaint(tx: Tx, complaint: DemoComplaint): Promise<number> {
  return (await tx.insertInto('complaints').values(complaint).returning('id').executeTakeFirstOrThrow()).id;
}
