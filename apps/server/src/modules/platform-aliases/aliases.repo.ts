import type { aliasHolders } from '@rawnaq/domain/platform-aliases/alias.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';

type Holder = CodeIn<typeof aliasHolders>;

export const aliasRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('alias_directory as d')
    .innerJoin('accounts as a', 'a.id', 'd.tenant')
    .select([
      'a.id',
      'd.alias',
      sql<Holder>`'salon'`.as('held_by'),
      sql<string | null>`${sql.ref(ctx.language === 'ar' ? 'a.arabic_name' : 'a.english_name')}`.as('salon'),
      sql<Code<'accounts.status'> | null>`a.status`.as('status'),
      sql<string | null>`null::text`.as('note'),
      'a.created_at',
    ])
    .unionAll(
      ctx.tx
        .selectFrom('kept_aliases as k')
        .select([
          sql<number>`-k.id`.as('id'),
          'k.alias',
          sql<Holder>`'platform'`.as('held_by'),
          sql<string | null>`null::text`.as('salon'),
          sql<Code<'accounts.status'> | null>`null`.as('status'),
          sql<string | null>`k.note`.as('note'),
          'k.created_at',
        ]),
    );

export async function insertKept(
  tx: Tx,
  kept: { alias: string; note: string; created_by_name: string; created_at: string },
): Promise<number> {
  return (await tx.insertInto('kept_aliases').values(kept).returning('id').executeTakeFirstOrThrow()).id;
}

export const deleteKept = (tx: Tx, id: number) =>
  tx.deleteFrom('kept_aliases').where('id', '=', id).returning(['alias', 'note']).executeTakeFirst();

export const findSalon = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'english_name', 'arabic_name', 'language'])
    .where('id', '=', id)
    .where('status', '<>', 'host')
    .executeTakeFirst();
