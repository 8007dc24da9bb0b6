import { BASIS_POINTS } from '@rawnaq/domain/kernel/money';
import { accountingSetting, vatRateOf } from '@rawnaq/domain/settings/accounting-setting';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { readSetting } from '../settings';
import { uploadUrl } from '../uploads';
import { LAST_PLACE, refusingTakenNames, withKeys, type Names, type Writer } from './menu.repo';
import type { Code } from '../../db/column-codes';
import { shownIn } from '../../db/statements/shown-picture';

export type ServiceValues = Names & {
  group_id: number;
  price: number;
  offer_price?: number | null | undefined;
  job_time: number;
  processing_time: number;
  buffer_time: number;
  show_to_customer: boolean;
  picture_upload_id?: number | null | undefined;
};

/** What the salon's prices include, in basis points. */
export const vatRate = async (ctx: Writer): Promise<number> => vatRateOf(await readSetting(ctx, accountingSetting));

const own = ({ tx, accountId }: Writer) => tx.selectFrom('services as s').where('s.account_id', '=', accountId);

/** The same rounding as netOf of the domain: half up, and prices are never below zero. */
const netPrice = (rate: number) =>
  sql<number>`round(s.price::numeric * ${BASIS_POINTS} / (${BASIS_POINTS} + ${rate}::int))::bigint`;

export const serviceRows = async (ctx: Ctx) => serviceSelection(ctx, await vatRate(ctx));

// Asked for each shown row, not joined: a join of the whole menu is a plan that the database takes now and then, and a
// page then waits for all of it.
const groupName = ({ language, accountId }: Ctx) =>
  sql<string>`
    (select g.${sql.ref(language === 'ar' ? 'arabic_name' : 'english_name')}
      from service_groups g
      where g.account_id = ${accountId} and g.id = s.group_id)`;
const pictureUrl = ({ area, accountId }: Ctx) =>
  sql<string | null>`
    ${uploadUrl(area, '')} || (select p.unique_id
      from uploads p
      where p.account_id = ${accountId} and p.id = s.picture_upload_id) || '?size=thumb'`;

const serviceSelection = (ctx: Ctx, rate: number) =>
  own(ctx).select([
    's.id',
    ctx.language === 'ar' ? 's.arabic_name as name' : 's.english_name as name',
    's.english_name',
    's.arabic_name',
    's.group_id',
    sql<string>`s.group_id::text`.as('group_key'),
    groupName(ctx).as('group_name'),
    netPrice(rate).as('original_price'),
    's.price',
    's.offer_price',
    's.job_time',
    's.processing_time',
    's.buffer_time',
    's.show_to_customer',
    's.picture_upload_id',
    pictureUrl(ctx).as('picture_url'),
    's.position',
    's.status',
    's.check_status',
    's.check_reason',
    's.created_at',
    's.updated_at',
    sql<number[]>`
      array(select e.employee_id::int
        from employee_services e
        where e.account_id = ${ctx.accountId} and e.service_id = s.id
        order by 1)`.as('employee_ids'),
    sql<string>`s.english_key || ' ' || s.arabic_key`.as('search_key'),
  ]);

export const findService = async (ctx: Ctx, id: number) =>
  serviceSelection(ctx, await vatRate(ctx))
    .where('s.id', '=', id)
    .executeTakeFirst();

const option = [
  's.id',
  's.english_name',
  's.arabic_name',
  's.group_id',
  's.price',
  's.offer_price',
  's.job_time',
  's.processing_time',
  's.buffer_time',
  's.show_to_customer',
  's.status',
] as const;
export const serviceOptions = (ctx: Writer) => own(ctx).select(option).orderBy('s.position').execute();
export const servicesById = (ctx: Writer, ids: readonly number[]) =>
  own(ctx)
    .select(option)
    .where('s.id', 'in', [...ids])
    .execute();

/** Everything a name or a suggestion is compared with. */
export const serviceKeys = (ctx: Writer) =>
  own(ctx).select(['s.english_key', 's.arabic_key', 's.suggested_id']).execute();

export const lockService = (ctx: Writer, id: number) =>
  own(ctx)
    .select([
      's.english_name',
      's.arabic_name',
      's.group_id',
      's.price',
      's.offer_price',
      's.job_time',
      's.processing_time',
      's.buffer_time',
      's.show_to_customer',
      's.picture_upload_id',
      's.status',
    ])
    .where('s.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const lockPrices = (ctx: Writer, ids: readonly number[]) =>
  own(ctx)
    .select(['s.id', 's.price', 's.offer_price'])
    .where('s.id', 'in', [...ids])
    .orderBy('s.id')
    .forUpdate()
    .execute();

/** A service that came from a suggestion needs no look by the platform. */
export async function insertServices(
  ctx: Writer,
  services: readonly (ServiceValues & { suggested_id?: number })[],
): Promise<number[]> {
  const at = ctx.now.toISOString();
  const rows = services.map(({ suggested_id, ...service }, index) => ({
    account_id: ctx.accountId,
    ...serviceRow(service),
    suggested_id: suggested_id ?? null,
    check_status: suggested_id === undefined ? entryCheckStates.codes.new : null,
    position: LAST_PLACE + index,
    created_at: at,
    updated_at: at,
  }));
  return (
    await refusingTakenNames('services', ctx.tx.insertInto('services').values(rows).returning('id').execute())
  ).map((row) => row.id);
}

export async function updateService(
  ctx: Writer,
  id: number,
  service: ServiceValues,
  changesCategory: boolean,
): Promise<void> {
  const values = {
    ...serviceRow(service),
    ...(changesCategory && { position: LAST_PLACE }),
    updated_at: ctx.now.toISOString(),
  };
  await refusingTakenNames(
    'services',
    ctx.tx.updateTable('services').set(values).where('account_id', '=', ctx.accountId).where('id', '=', id).execute(),
  );
}

export async function updateServiceStatus(ctx: Writer, id: number, status: Code<'services.status'>): Promise<void> {
  await ctx.tx
    .updateTable('services')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

/** Those named come first in their category, in the order given. Answers how many of them exist there. */
export async function orderServices(ctx: Writer, categoryId: number, order: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`
      update services s
      set position = named.place - ${LAST_PLACE}::int
      from unnest(${[...order]}::bigint[]) with ordinality named (id, place)
      where s.account_id = ${ctx.accountId} and s.group_id = ${categoryId} and s.id = named.id`.execute(ctx.tx);
  return Number(numAffectedRows);
}

export async function updatePrices(
  ctx: Writer,
  prices: readonly { id: number; price: number; offer_price: number | null }[],
): Promise<void> {
  await sql`
    update services s
    set price = changed.price, offer_price = changed.offer_price, updated_at = ${ctx.now.toISOString()}
    from unnest(${prices.map((one) => one.id)}::bigint[], ${prices.map((one) => one.price)}::bigint[],
      ${prices.map((one) => one.offer_price)}::bigint[]) changed (id, price, offer_price)
    where s.account_id = ${ctx.accountId} and s.id = changed.id`.execute(ctx.tx);
}

const serviceRow = ({
  english_name,
  arabic_name,
  offer_price = null,
  picture_upload_id = null,
  ...service
}: ServiceValues) => ({ ...withKeys({ english_name, arabic_name }), ...service, offer_price, picture_upload_id });

export const picturesOfServices = shownIn('services', 'picture_upload_id', 'service');
