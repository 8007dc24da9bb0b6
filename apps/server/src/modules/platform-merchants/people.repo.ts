import { sql, type NotNull } from 'kysely';
import type { Ctx } from '../../http/context';
import { accountsHolding, peopleHolding, type Holds } from '../../http/lists/among.query';
import { recordState } from '../../db/sql-codes';

const salonIn = (ctx: Ctx) =>
  ctx.language === 'ar' ? ('a.arabic_name as salon' as const) : ('a.english_name as salon' as const);
const roleIn = (ctx: Ctx) =>
  ctx.language === 'ar' ? ('r.arabic_name as role' as const) : ('r.english_name as role' as const);

/**
 * Everybody who works in a salon and may sign in to it, across all of them. What always exists is joined from the left:
 * a count that needs nothing of it then leaves it alone.
 */
const people = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('users as u')
    .leftJoin('accounts as a', 'a.id', 'u.account_id')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select([
      'u.id',
      'u.account_id',
      salonIn(ctx),
      'u.name',
      'u.email',
      'u.mobile',
      roleIn(ctx),
      'u.is_owner',
      'u.status',
      'u.created_at',
      sql<string | null>`
        (select max(s.last_seen_at)
          from sessions s
          where s.account_id = u.account_id and s.user_id = u.id and s.impersonator_id is null)`.as('last_seen_at'),
    ])
    .$narrowType<{ salon: NotNull }>()
    .where('u.kind', '=', 'merchant')
    .where('u.account_id', '>', 1);

export const peopleOrSalonsHolding = (holds: Holds) => sql`
  ${peopleHolding(holds)}
  union all
  select u.account_id, u.id
  from users u
  where u.account_id in (${accountsHolding(holds)})`;

export const addedPeople = people;
export const activePeople = (ctx: Ctx) => people(ctx).where('u.status', '=', recordState.active);
export const inactivePeople = (ctx: Ctx) => people(ctx).where('u.status', '<>', recordState.active);

export const merchantConnections = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('sessions as s')
    .leftJoin('users as u', (join) => join.onRef('u.account_id', '=', 's.account_id').onRef('u.id', '=', 's.user_id'))
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select([
      's.id',
      's.account_id',
      salonIn(ctx),
      'u.name',
      roleIn(ctx),
      's.impersonator_name',
      sql<string | null>`host(s.ip)`.as('ip'),
      's.user_agent',
      's.created_at',
      's.last_seen_at',
    ])
    .$narrowType<{ salon: NotNull; name: NotNull }>()
    .where('s.kind', '=', 'merchant')
    .where('s.account_id', '>', 1)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', ctx.now.toISOString());
