import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { bannerStandings } from '@rawnaq/domain/property-banners/banner.states';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import { sql } from 'kysely';
import { recordState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';

const { codes } = bannerStandings;

/** Its days come before its switch: what is over is over. */
const standingOn = (today: string) => sql<(typeof codes)[keyof typeof codes]>`
  case
    when b.ends_on < ${today}::date then ${sql.lit(codes.over)}
    when b.status = ${recordState.disabled} then ${sql.lit(codes.off)}
    when b.starts_on > ${today}::date then ${sql.lit(codes.planned)}
    else ${sql.lit(codes.now)} end`;

export const bannerRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('property_banners as b')
    .leftJoin('uploads as u', (join) => join.on('u.account_id', '=', ctx.accountId).onRef('u.id', '=', 'b.upload_id'))
    .select([
      'b.id',
      'b.english_title',
      'b.arabic_title',
      'b.english_text',
      'b.arabic_text',
      'b.link',
      'b.upload_id',
      sql<string | null>`${uploadUrl(ctx.area, '')}::text || u.unique_id`.as('image_url'),
      'b.starts_on',
      'b.ends_on',
      'b.status',
      standingOn(todayIn(ctx.now, STAYS_ZONE)).as('standing'),
      'b.views',
      'b.clicks',
      sql<number | null>`round(100.0 * b.clicks / nullif(b.views, 0), 1)::float8`.as('click_rate'),
      'b.created_at',
    ]);
