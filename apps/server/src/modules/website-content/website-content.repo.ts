import { websiteContent, type WebsiteContent, type WebsitePage } from '@rawnaq/domain/website-content/website-pages';
import type { Tx } from '../../db/database';

const MOST_LISTED = 50;

/** Of each page the version that was published last. */
export async function publishedTexts(tx: Tx): Promise<Partial<Record<WebsitePage, WebsiteContent>>> {
  const rows = await tx
    .selectFrom('website_texts')
    .distinctOn('page')
    .select(['page', 'content'])
    .where('published_at', 'is not', null)
    .orderBy('page')
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return Object.fromEntries(rows.map(({ page, content }) => [page, websiteContent.parse(content)]));
}

export const versionsOf = (tx: Tx, page: WebsitePage) =>
  tx
    .selectFrom('website_texts')
    .select(['version', 'changed_at', 'changed_by_name', 'published_at'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute();

export async function findText(tx: Tx, page: WebsitePage, version: number): Promise<WebsiteContent | undefined> {
  const row = await tx
    .selectFrom('website_texts')
    .select('content')
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && websiteContent.parse(row.content);
}

export const findPublished = (tx: Tx, page: WebsitePage) =>
  tx
    .selectFrom('website_texts')
    .select('version')
    .where('page', '=', page)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst();

/** Of two who save at once the second is refused by the key, and tries again with the next number. */
export async function insertText(
  tx: Tx,
  row: {
    page: WebsitePage;
    version: number;
    content: WebsiteContent;
    changed_at: string;
    changed_by_name: string;
  },
): Promise<boolean> {
  const made = await tx
    .insertInto('website_texts')
    .values({ ...row, content: JSON.stringify(row.content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return made !== undefined;
}

export async function setPublished(tx: Tx, page: WebsitePage, version: number, at: string): Promise<boolean> {
  const done = await tx
    .updateTable('website_texts')
    .set({ published_at: at })
    .where('page', '=', page)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return done !== undefined;
}
