import type { aliasHolders } from '@rawnaq/domain/platform-aliases/alias.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { accountsHolding, type Holds } from '../../http/lists/among.query';

type Holder = CodeIn<typeof aliasHolders>;

/** Looked up for the rows that are shown: a join would keep the names from being read in their order. */
const ofSalon = <Value>(column: 'arabic_name' | 'english_name' | 'status' | 'created_at') =>
  sql<Value>`(select ${sql.ref(`a.${column}`)} from accounts a where a.id = d.tenant)`;

export const aliasRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('alias_directory as d')
    .select([
      'd.tenant as id',
      'd.alias',
      sql<Holder>`'salon'`.as('held_by'),
      ofSalon<string | null>(ctx.language === 'ar' ? 'arabic_name' : 'english_name').as('salon'),
      ofSalon<Code<'accounts.status'> | null>('status').as('status'),
      sql<string | null>`null::text`.as('note'),
      ofSalon<string>('created_at').as('created_at'),
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

/** Index `alias_directory_words` and the salons; the platform keeps few names. */
export const aliasesHolding = (holds: Holds) => sql`
  select d.tenant as id from alias_directory d where ${holds(sql`d.alias`)}
  union all
  ${accountsHolding(holds)}
  union all
  select -k.id from kept_aliases k`;

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
