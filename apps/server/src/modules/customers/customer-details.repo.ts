import type { Consent } from '@rawnaq/domain/customers/customers.contract';
import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import { sessionOf, type Ctx } from '../../http/context';

type ConsentPair = Pick<Consent, 'channel' | 'purpose'>;

export const notesOf = (ctx: Ctx, id: number) =>
  ctx.tx
    .selectFrom('customer_notes')
    .select(['id', 'text', 'created_by_name', 'created_at'])
    .where('account_id', '=', ctx.accountId)
    .where('customer_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();

export async function insertNote(ctx: Ctx, id: number, text: string): Promise<number> {
  const { user } = sessionOf(ctx);
  return (
    await ctx.tx
      .insertInto('customer_notes')
      .values({
        account_id: ctx.accountId,
        customer_id: id,
        text,
        created_by: user.id,
        created_by_name: user.name,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export const deleteNote = (ctx: Ctx, id: number, noteId: number) =>
  ctx.tx
    .deleteFrom('customer_notes')
    .where('account_id', '=', ctx.accountId)
    .where('customer_id', '=', id)
    .where('id', '=', noteId)
    .returning('text')
    .executeTakeFirst();

export const photosOf = (ctx: Ctx, id: number) =>
  ctx.tx
    .selectFrom('customer_photos as p')
    .innerJoin('uploads as u', (join) =>
      join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.upload_id'),
    )
    .select(['p.id', 'p.caption', 'u.unique_id', 'p.created_by_name', 'p.created_at'])
    .where('p.account_id', '=', ctx.accountId)
    .where('p.customer_id', '=', id)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(500)
    .execute();

/** The same picture twice stays one. */
export async function insertPhoto(ctx: Ctx, id: number, uploadId: number, caption: string | null): Promise<number> {
  const row = {
    account_id: ctx.accountId,
    customer_id: id,
    upload_id: uploadId,
    caption,
    created_by_name: sessionOf(ctx).user.name,
    created_at: ctx.now.toISOString(),
  };
  return (
    await ctx.tx
      .insertInto('customer_photos')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'customer_id', 'upload_id']).doUpdateSet({ caption }))
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export const deletePhoto = (ctx: Ctx, id: number, photoId: number) =>
  ctx.tx
    .deleteFrom('customer_photos')
    .where('account_id', '=', ctx.accountId)
    .where('customer_id', '=', id)
    .where('id', '=', photoId)
    .returning('caption')
    .executeTakeFirst();

const consentRows = (ctx: Ctx, id: number) =>
  ctx.tx.selectFrom('customer_consents').where('account_id', '=', ctx.accountId).where('customer_id', '=', id);

export const consentHistory = async (ctx: Ctx, id: number) =>
  (await consentRows(ctx, id)
    .select(['id', 'channel', 'purpose', 'allowed', 'recorded_by_name', 'recorded_at'])
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()) as (Consent & { id: number })[];

/** The newest answer of each channel and purpose. */
export const currentConsents = async (ctx: Ctx, id: number) =>
  (await consentRows(ctx, id)
    .distinctOn(['channel', 'purpose'])
    .select(['channel', 'purpose', 'allowed', 'recorded_by_name', 'recorded_at'])
    .orderBy('channel')
    .orderBy('purpose')
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()) as Consent[];

export async function insertConsent(
  ctx: Ctx,
  id: number,
  { channel, purpose }: ConsentPair,
  allowed: boolean,
  recorded_by_name = sessionOf(ctx).user.name,
): Promise<void> {
  const consent = { customer_id: id, channel, purpose, allowed };
  await insertConsents(ctx.tx, ctx.accountId, [{ ...consent, recorded_by_name, recorded_at: ctx.now.toISOString() }]);
}

type NewConsent = Omit<Insertable<DB['customer_consents']>, 'account_id' | 'id'>;

/** The only way a word gets into the history: the customers' rows keep the newest ones about offers. */
export async function insertConsents(tx: Tx, account_id: number, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return;
  await tx
    .insertInto('customer_consents')
    .values(consents.map((consent) => ({ account_id, ...consent })))
    .execute();
  const ids = consents.filter(({ purpose }) => purpose === 'marketing').map(({ customer_id }) => customer_id);
  if (ids.length > 0) await sql`select app.keep_offers(${account_id}, ${ids}::bigint[])`.execute(tx);
}

export async function setWhatsappAllowed(ctx: Ctx, id: number, allowed: boolean): Promise<void> {
  await ctx.tx
    .updateTable('customers')
    .set({ whatsapp_allowed: allowed, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

export async function countDetails(ctx: Ctx, id: number): Promise<{ notes_count: number; photos_count: number }> {
  const { rows } = await sql<{ notes_count: number; photos_count: number }>`
    select (select count(*)::int
      from customer_notes
      where account_id = ${ctx.accountId} and customer_id = ${id}) as notes_count,
      (select count(*)::int
        from customer_photos
        where account_id = ${ctx.accountId} and customer_id = ${id}) as photos_count`.execute(ctx.tx);
  return rows[0]!;
}
