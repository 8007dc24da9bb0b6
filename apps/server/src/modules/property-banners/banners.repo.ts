import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { ShownBanner } from '@rawnaq/domain/property-banners/shown-banner';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { PLATFORM_ACCOUNT } from '../../services';

export type BannerFields = {
  english_title: string;
  arabic_title: string;
  english_text: string;
  arabic_text: string;
  link: string;
  upload_id: number | null;
  starts_on: LocalDate;
  ends_on: LocalDate;
};

export const insertBanner = async (tx: Tx, banner: BannerFields, now: Date): Promise<number> =>
  (
    await tx
      .insertInto('property_banners')
      .values({ ...banner, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const lockBanner = (tx: Tx, id: number) =>
  tx
    .selectFrom('property_banners')
    .select([
      'english_title',
      'arabic_title',
      'english_text',
      'arabic_text',
      'link',
      'upload_id',
      'starts_on',
      'ends_on',
      'status',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateBanner(tx: Tx, id: number, banner: BannerFields): Promise<void> {
  await tx.updateTable('property_banners').set(banner).where('id', '=', id).execute();
}

export async function updateBannerStatus(tx: Tx, id: number, status: Code<'property_banners.status'>): Promise<void> {
  await tx.updateTable('property_banners').set({ status }).where('id', '=', id).execute();
}

export async function deleteBanner(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('property_banners').where('id', '=', id).execute();
}

const shown = (tx: Tx, today: LocalDate) =>
  tx
    .selectFrom('property_banners')
    .where('status', '=', recordStates.codes.active)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today);

const MOST_SHOWN = 3;

/** What visitors see today, the newest first. */
export async function readShownBanners(tx: Tx, today: LocalDate): Promise<ShownBanner[]> {
  const rows = await shown(tx, today)
    .select(['id', 'english_title', 'arabic_title', 'english_text', 'arabic_text', 'upload_id'])
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: { en: row.english_title, ar: row.arabic_title },
    text: { en: row.english_text, ar: row.arabic_text },
    has_picture: row.upload_id !== null,
  }));
}

export const findShownLink = (tx: Tx, id: number, today: LocalDate) =>
  shown(tx, today).select(['id', 'link']).where('id', '=', id).executeTakeFirst();

export async function findShownPicture(tx: Tx, id: number, today: LocalDate) {
  const banner = await shown(tx, today).select('upload_id').where('id', '=', id).executeTakeFirst();
  if (!banner || banner.upload_id === null) return undefined;
  return tx
    .selectFrom('uploads')
    .select(['account_id', 'id', 'unique_id', 'file_name', 'mime'])
    .where('account_id', '=', PLATFORM_ACCOUNT)
    .where('id', '=', banner.upload_id)
    .executeTakeFirst();
}

export async function addClick(tx: Tx, id: number): Promise<void> {
  await sql`update property_banners set clicks = clicks + 1 where id = ${id}`.execute(tx);
}

/** Many pages that were drawn meanwhile, in one statement and in one order. */
export async function addViews(tx: Tx, views: ReadonlyMap<number, number>): Promise<void> {
  const seen = JSON.stringify([...views].map(([id, count]) => ({ id, count })).toSorted((a, b) => a.id - b.id));
  await sql`
    update property_banners b set views = b.views + s.count
    from jsonb_to_recordset(${seen}::jsonb) as s (id bigint, count bigint)
    where b.id = s.id`.execute(tx);
}
