import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sql } from 'kysely';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { isUniqueViolation } from '../../db/pg-errors';
import { sessionOf, type Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';
import type { Code } from '../../db/column-codes';

/** Whoever writes packages: a request, or the demo world. */
type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
export type OfferValues = {
  english_name: string;
  arabic_name: string;
  type: Code<'offers.type'>;
  price: number;
  services: readonly number[];
  max_services_to_use?: number | null | undefined;
  expires_on?: string | null | undefined;
  picture_upload_id?: number | null | undefined;
};

export const today = (ctx: Ctx): string => todayIn(ctx.now, sessionOf(ctx).account.time_zone);

/** The same answer as offerCondition of the domain, for filters and pages. */
const condition = (ctx: Ctx) =>
  sql<string>`
    case
      when o.expires_on < ${today(ctx)}::date then 'expired'
      when o.status = ${recordStates.codes.active} then 'active'
      else 'disabled' end`;

export const offerRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('offers as o')
    .where('o.account_id', '=', ctx.accountId)
    .leftJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 'o.account_id').onRef('p.id', '=', 'o.picture_upload_id'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('offer_services as os')
          .innerJoin('services as s', (join) =>
            join.onRef('s.account_id', '=', 'os.account_id').onRef('s.id', '=', 'os.service_id'),
          )
          .select([
            sql<number>`count(*)::int`.as('services_count'),
            sql<number>`coalesce(sum(s.price), 0)::bigint`.as('services_total'),
          ])
          .where('os.account_id', '=', ctx.accountId)
          .whereRef('os.offer_id', '=', 'o.id')
          .as('parts'),
      (join) => join.onTrue(),
    )
    .select([
      'o.id',
      ctx.language === 'ar' ? 'o.arabic_name as name' : 'o.english_name as name',
      'o.english_name',
      'o.arabic_name',
      'o.type',
      'o.price',
      'o.max_services_to_use',
      'o.expires_on',
      'o.picture_upload_id',
      sql<string | null>`${uploadUrl(ctx.area, '')} || p.unique_id || '?size=thumb'`.as('picture_url'),
      sql<number>`parts.services_count`.as('services_count'),
      sql<number>`parts.services_total`.as('services_total'),
      condition(ctx).as('condition'),
      'o.status',
      'o.created_at',
      'o.updated_at',
      sql<string>`o.english_key || ' ' || o.arabic_key`.as('search_key'),
    ]);

export const findOffer = (ctx: Ctx, id: number) => offerRows(ctx).where('o.id', '=', id).executeTakeFirst();

export const servicesOfOffer = (ctx: Writer, id: number) =>
  ctx.tx
    .selectFrom('offer_services as os')
    .innerJoin('services as s', (join) =>
      join.onRef('s.account_id', '=', 'os.account_id').onRef('s.id', '=', 'os.service_id'),
    )
    .select(['s.id', 's.english_name', 's.arabic_name', 's.price', 's.status'])
    .where('os.account_id', '=', ctx.accountId)
    .where('os.offer_id', '=', id)
    .orderBy('os.position')
    .execute();

/** Those customers can buy on a day, with what is in them: newest first. */
export const activeOffers = ({ tx, accountId }: Writer, day: string) =>
  tx
    .selectFrom('offers as o')
    .where('o.account_id', '=', accountId)
    .where('o.status', '=', recordStates.codes.active)
    .where((where) => where.or([where('o.expires_on', 'is', null), where('o.expires_on', '>=', day)]))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('offer_services as os')
          .innerJoin('services as s', (join) =>
            join.onRef('s.account_id', '=', 'os.account_id').onRef('s.id', '=', 'os.service_id'),
          )
          .select([
            sql<{ english_name: string; arabic_name: string }[]>`
              json_agg(json_build_object('english_name', s.english_name, 'arabic_name', s.arabic_name)
                order by os.position)`.as('services'),
            sql<number>`sum(s.price)::bigint`.as('services_total'),
          ])
          .where('os.account_id', '=', accountId)
          .whereRef('os.offer_id', '=', 'o.id')
          .as('parts'),
      (join) => join.onTrue(),
    )
    .select([
      'o.id',
      'o.english_name',
      'o.arabic_name',
      'o.price',
      'o.expires_on',
      'o.max_services_to_use',
      'parts.services',
      'parts.services_total',
    ])
    .orderBy('o.created_at', 'desc')
    .limit(50)
    .execute();

export const lockOffer = (ctx: Writer, id: number) =>
  ctx.tx
    .selectFrom('offers')
    .select([
      'english_name',
      'arabic_name',
      'type',
      'price',
      'max_services_to_use',
      'expires_on',
      'picture_upload_id',
      'status',
    ])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertOffer(ctx: Writer, offer: OfferValues): Promise<number> {
  const at = ctx.now.toISOString();
  const { id } = await refusingTakenNames(
    ctx.tx
      .insertInto('offers')
      .values({ account_id: ctx.accountId, ...offerRow(offer), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await putServices(ctx, id, offer.services);
  return id;
}

export async function updateOffer(ctx: Writer, id: number, offer: OfferValues): Promise<void> {
  await refusingTakenNames(
    ctx.tx
      .updateTable('offers')
      .set({ ...offerRow(offer), updated_at: ctx.now.toISOString() })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute(),
  );
  await ctx.tx
    .deleteFrom('offer_services')
    .where('account_id', '=', ctx.accountId)
    .where('offer_id', '=', id)
    .execute();
  await putServices(ctx, id, offer.services);
}

export async function updateOfferStatus(ctx: Writer, id: number, status: Code<'offers.status'>): Promise<void> {
  await ctx.tx
    .updateTable('offers')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

async function putServices({ tx, accountId }: Writer, offer_id: number, services: readonly number[]): Promise<void> {
  await tx
    .insertInto('offer_services')
    .values(
      [...new Set(services)].map((service_id, position) => ({ account_id: accountId, offer_id, service_id, position })),
    )
    .execute();
}

const offerRow = ({
  english_name,
  arabic_name,
  type,
  price,
  max_services_to_use,
  expires_on,
  picture_upload_id,
}: OfferValues) => ({
  english_name,
  arabic_name,
  english_key: toSearchKey(english_name),
  arabic_key: toSearchKey(arabic_name),
  type,
  price,
  max_services_to_use: type === offerServiceTypes.codes.selection ? (max_services_to_use ?? null) : null,
  expires_on: expires_on ?? null,
  picture_upload_id: picture_upload_id ?? null,
});

async function refusingTakenNames<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'offers_english_key'))
      throw new AppError('OFFER_NAME_EXISTS', { field: 'english_name' });
    if (isUniqueViolation(error, 'offers_arabic_key'))
      throw new AppError('OFFER_NAME_EXISTS', { field: 'arabic_name' });
    throw error;
  }
}
