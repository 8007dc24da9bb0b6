import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { PropertyNumbers } from '@rawnaq/domain/properties/properties.contract';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';

const COUNTED = ['views', 'favourites', 'calls', 'chats', 'enquiries'] as const;
const sums = sql.join(COUNTED.map((name) => sql`coalesce(sum(d.${sql.ref(name)}), 0)::int as ${sql.ref(name)}`));

/** The newest first, each with its picture. */
export const ownProperties = ({ tx, area, accountId }: Ctx) =>
  tx
    .selectFrom('properties as p')
    .leftJoin('uploads as u', (join) => join.on('u.account_id', '=', accountId).onRef('u.id', '=', 'p.main_image_id'))
    .select([
      'p.id',
      'p.unique_id',
      'p.version',
      'p.status',
      sql<boolean>`p.approved is not null`.as('approved'),
      'p.hidden',
      'p.sent_at',
      'p.refused_at',
      'p.refuse_reason',
      'p.updated_at',
      'p.type',
      'p.emirate',
      'p.english_name',
      'p.arabic_name',
      'p.english_area',
      'p.arabic_area',
      'p.capacity',
      'p.weekday_price',
      'p.weekend_price',
      sql<string | null>`${uploadUrl(area, '')} || u.unique_id || '?size=thumb'`.as('image_url'),
    ])
    .where('p.account_id', '=', accountId)
    .where('p.removed_at', 'is', null)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();

/** What happened to each of them since a day. */
export async function numbersSince({ tx, accountId }: Ctx, day: LocalDate): Promise<Map<number, PropertyNumbers>> {
  const { rows } = await sql<PropertyNumbers & { property_id: number }>`
    select d.property_id, ${sums}
    from property_days d
    where d.account_id = ${accountId} and d.day >= ${day}
    group by d.property_id`.execute(tx);
  return new Map(rows.map(({ property_id, ...numbers }) => [property_id, numbers]));
}

/** Days on which nothing happened have no row. */
export const daysSince = async (
  { tx, accountId }: Ctx,
  propertyId: number,
  day: LocalDate,
): Promise<(PropertyNumbers & { day: LocalDate })[]> =>
  tx
    .selectFrom('property_days')
    .select(['day', ...COUNTED])
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .where('day', '>=', day)
    .orderBy('day')
    .execute();
