import { sql } from 'kysely';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { MerchantListName } from '@rawnaq/domain/platform-merchants/merchant-lists';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import type { Holds } from '../../http/lists/among.query';
import { networkOf } from '../../http/visitor-address';
import type { Code } from '../../db/column-codes';

const STATUS_OF: Record<MerchantListName, Code<'accounts.status'>> = {
  active: 'active',
  trial: 'trial',
  new: 'requested',
  expired: 'expired',
  disabled: 'disabled',
  rejected: 'rejected',
};

const endsOn = sql<
  string | null
>`case when a.status = 'trial' then a.trial_ends_on else coalesce(a.expires_on, a.trial_ends_on) end`;
const lastSeen = sql<
  string | null
>`(select max(s.last_seen_at) from sessions s where s.account_id = a.id and s.impersonator_id is null)`;
const nameIn = (ctx: Ctx) =>
  ctx.language === 'ar' ? ('a.arabic_name as name' as const) : ('a.english_name as name' as const);

/** Cities are kept as they were typed or chosen; one the platform knows is said in the reader's language. */
const cityIn = (ctx: Ctx, table: 'a' | 'r') =>
  sql<string | null>`
    coalesce((select ${sql.ref(ctx.language === 'ar' ? 'c.arabic_name' : 'c.english_name')}
      from cities c
      where c.country = ${sql.ref(`${table}.country`)}
        and (lower(c.english_name) = lower(${sql.ref(`${table}.city`)}) or c.arabic_name = ${sql.ref(`${table}.city`)})
      limit 1),
      ${sql.ref(`${table}.city`)})`.as('city');

/** Looked up for the rows that are shown: a join would be walked for every row that is only counted. */
const ofOwner = (column: 'name' | 'mobile' | 'email') =>
  sql<string | null>`(select ${sql.ref(`o.${column}`)} from users o where o.account_id = a.id and o.is_owner)`;

const merchants = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('accounts as a')
    .select([
      'a.id',
      nameIn(ctx),
      'a.english_name',
      'a.arabic_name',
      'a.business_type',
      'a.country',
      cityIn(ctx, 'a'),
      'a.status',
      ofOwner('name').as('owner_name'),
      ofOwner('mobile').as('mobile'),
      ofOwner('email').as('email'),
      endsOn.as('ends_on'),
      'a.reject_reason',
      lastSeen.as('last_seen_at'),
      'a.created_at',
    ])
    .where('a.id', '>', TRAINING_ACCOUNT_ID)
    .where('a.status', '<>', 'host');

export const merchantRows = (list: MerchantListName) => (ctx: Ctx) =>
  merchants(ctx).where('a.status', '=', STATUS_OF[list]);

export const requestRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('account_requests as r')
    .select([
      'r.id',
      'r.tenant',
      ctx.language === 'ar' ? 'r.arabic_name as name' : 'r.english_name as name',
      'r.business_type',
      'r.country',
      cityIn(ctx, 'r'),
      'r.owner_name',
      'r.mobile',
      'r.email',
      'r.status',
      'r.created_at',
      'r.verified_at',
      'r.added_by_name',
    ]);

/** Index `platform_requests_words`. */
export const requestsHolding = (holds: Holds) => sql`
  select r.id
  from account_requests r
  where ${holds(sql`
    r.english_name || ' ' || r.arabic_name || ' ' || r.owner_name || ' ' || coalesce(r.mobile, '') || ' ' || r.email
      || ' ' || coalesce(r.tenant::text, '')`)}`;

export async function requestCounts(tx: Tx): Promise<Record<string, number>> {
  const rows = await tx
    .selectFrom('account_requests')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [String(row.status), row.count]));
}

export const findMerchant = (ctx: Ctx, id: number) =>
  merchants(ctx)
    .select([
      'a.currency',
      'a.time_zone',
      'a.language',
      'a.tier',
      'a.trial_ends_on',
      'a.expires_on',
      'a.wizard_progress',
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();

export const usersOf = (ctx: Ctx, accountId: number) =>
  ctx.tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select([
      'u.id',
      'u.name',
      'u.email',
      ctx.language === 'ar' ? 'r.arabic_name as role' : 'r.english_name as role',
      'r.key as role_key',
      'u.is_owner',
      'u.status',
      sql<string | null>`
        (select max(s.last_seen_at)
          from sessions s
          where s.account_id = u.account_id and s.user_id = u.id and s.impersonator_id is null)`.as('last_seen_at'),
    ])
    .where('u.account_id', '=', accountId)
    .where('u.kind', '=', 'merchant')
    .orderBy('u.is_owner', 'desc')
    .orderBy('u.id')
    .limit(200)
    .execute();

export const notesOf = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('account_notes')
    .select(['id', 'body', 'created_by_name', 'created_at'])
    .where('tenant', '=', accountId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export async function insertNote(
  tx: Tx,
  note: { tenant: number; body: string; created_by: number; created_by_name: string; created_at: string },
): Promise<void> {
  await tx.insertInto('account_notes').values(note).execute();
}

/**
 * What staff compare before they approve: was the mobile confirmed, did others register from there, is somebody called
 * alike.
 */
export async function checksOf(ctx: Ctx, accountId: number, words: readonly string[]) {
  const request = await ctx.tx
    .selectFrom('account_requests')
    .select(['verified_at', sql<string | null>`host(ip)`.as('ip')])
    .where('tenant', '=', accountId)
    .executeTakeFirst();
  const others = request?.ip
    ? await ctx.tx
        .selectFrom('account_requests')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('ip', sql`<<=`, sql<string>`${networkOf(request.ip)}::inet`)
        .where((where) => where.or([where('tenant', 'is', null), where('tenant', '<>', accountId)]))
        .executeTakeFirst()
    : undefined;
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const similar =
    patterns.length === 0
      ? []
      : await ctx.tx
          .selectFrom('accounts as a')
          .select(['a.id', nameIn(ctx)])
          .where('a.id', '>', TRAINING_ACCOUNT_ID)
          .where('a.status', '<>', 'host')
          .where('a.id', '<>', accountId)
          .where((where) =>
            where.or([
              where('a.english_name', 'ilike', sql<string>`any(${patterns}::text[])`),
              where('a.arabic_name', 'ilike', sql<string>`any(${patterns}::text[])`),
            ]),
          )
          .limit(3)
          .execute();
  return { mobile_verified_at: request?.verified_at ?? null, same_network: others?.count ?? 0, similar };
}

export const lockMerchant = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select([
      'id',
      'english_name',
      'arabic_name',
      'status',
      'language',
      'time_zone',
      'tier',
      'trial_ends_on',
      'expires_on',
      'reject_reason',
    ])
    .where('id', '=', id)
    .where('id', '>', TRAINING_ACCOUNT_ID)
    .where('status', '<>', 'host')
    .forUpdate()
    .executeTakeFirst();
export type LockedMerchant = NonNullable<Awaited<ReturnType<typeof lockMerchant>>>;

export const lockUsersWithRole = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select(['u.id', 'u.name', 'u.email', 'u.mobile', 'u.is_owner', 'u.status', 'u.role_id', 'r.key as role_key'])
    .where('u.account_id', '=', accountId)
    .where('u.kind', '=', 'merchant')
    .forUpdate('u')
    .execute();
