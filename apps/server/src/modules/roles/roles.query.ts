import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { recordState } from '../../db/sql-codes';

export const roleRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('roles as r')
    .select([
      'r.id',
      ctx.language === 'ar' ? 'r.arabic_name as name' : 'r.english_name as name',
      'r.english_name',
      'r.arabic_name',
      'r.key',
      'r.status',
      sql<string>`case when r.key is null then 'own' else 'built_in' end`.as('kind'),
      sql<number>`
        (select count(*)::int
          from users u
          where u.account_id = ${ctx.accountId} and u.role_id = r.id and u.status = ${recordState.active})`.as(
        'people',
      ),
      sql<number>`(select coalesce(sum(jsonb_array_length(m.value)), 0)::int from jsonb_each(r.permissions) m)`.as(
        'actions',
      ),
    ])
    .where('r.account_id', '=', ctx.accountId);
