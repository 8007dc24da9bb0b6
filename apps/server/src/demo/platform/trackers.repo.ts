import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';

type DemoRows = {
  failed: Insertable<DB['failed_login_attempts']>[];
  messages: Insertable<DB['messages']>[];
  errors: Insertable<DB['js_errors']>[];
};

export async function insertDemoRows(tx: Tx, rows: DemoRows): Promise<void> {
  await tx.insertInto('failed_login_attempts').values(rows.failed).execute();
  await tx.insertInto('messages').values(rows.messages).execute();
  await tx.insertInto('js_errors').values(rows.errors).execute();
}
