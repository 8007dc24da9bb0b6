import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Visitor } from './visitor';

type Place = Pick<Visitor, 'tx' | 'accountId'>;
const { active } = recordStates.codes;

export const findAccount = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select([
      'english_name',
      'arabic_name',
      'business_type',
      'country',
      'city',
      'currency',
      'time_zone',
      'clock',
      'business_day_cut_off',
      'latitude',
      'longitude',
      'language',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export async function uniqueIds({ tx, accountId }: Place, ids: readonly number[]): Promise<Map<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('uploads')
          .select(['id', 'unique_id'])
          .where('account_id', '=', accountId)
          .where('id', 'in', [...ids])
          .execute();
  return new Map(rows.map(({ id, unique_id }) => [id, unique_id]));
}

/** Services customers may see, in the menu's order, with who does them. */
export const shownServices = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('services as s')
    .innerJoin('service_groups as g', (join) =>
      join.onRef('g.account_id', '=', 's.account_id').onRef('g.id', '=', 's.group_id'),
    )
    .leftJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 's.account_id').onRef('p.id', '=', 's.picture_upload_id'),
    )
    .select([
      's.id',
      's.english_name',
      's.arabic_name',
      's.group_id',
      'g.english_name as group_english_name',
      'g.arabic_name as group_arabic_name',
      's.job_time',
      's.processing_time',
      's.buffer_time',
      's.price',
      's.offer_price',
      'p.unique_id as picture',
      sql<number[]>`
        array(select m.employee_id::int
          from employee_services m
          join employees e on e.account_id = m.account_id and e.id = m.employee_id
          where m.account_id = ${accountId} and m.service_id = s.id and e.status = ${active} and e.show_in_appointments
          order by e.sort_order, e.id)`.as('employee_ids'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.status', '=', active)
    .where('g.status', '=', active)
    .where('s.show_to_customer', '=', true)
    .orderBy('g.position')
    .orderBy('s.position')
    .execute();

export const offerPictures = ({ tx, accountId }: Place, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('offers as o')
        .innerJoin('uploads as p', (join) =>
          join.onRef('p.account_id', '=', 'o.account_id').onRef('p.id', '=', 'o.picture_upload_id'),
        )
        .select(['o.id', 'p.unique_id'])
        .where('o.account_id', '=', accountId)
        .where('o.id', 'in', [...ids])
        .execute();

export const bookableEmployees = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('employees as e')
    .leftJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 'e.account_id').onRef('p.id', '=', 'e.picture_upload_id'),
    )
    .select(['e.id', 'e.name', 'e.english_name', 'e.arabic_name', 'p.unique_id as picture'])
    .where('e.account_id', '=', accountId)
    .where('e.status', '=', active)
    .where('e.show_in_appointments', '=', true)
    .orderBy('e.sort_order')
    .orderBy('e.id')
    .execute();

/** A picture that one of the salon's public pages shows; any other stays behind the salon's own door. */
export async function findShownPicture(
  { tx, accountId }: Place,
  uniqueId: string,
  shown: { ids: readonly number[]; employees: boolean },
) {
  const { rows } = await sql<{ account_id: number; unique_id: string; file_name: string; mime: string }>`
    select u.account_id, u.unique_id, u.file_name, u.mime
    from uploads u
    where u.account_id = ${accountId} and u.unique_id = ${uniqueId} and u.mime like 'image/%'
      and (u.id = any(${[...shown.ids]}::bigint[])
        or exists (select from services s
          where s.account_id = ${accountId} and s.picture_upload_id = u.id and s.status = ${active}
            and s.show_to_customer)
        or exists (select from offers o
          where o.account_id = ${accountId} and o.picture_upload_id = u.id and o.status = ${active})
        or (${shown.employees}::boolean
          and exists (select from employees e
            where e.account_id = ${accountId} and e.picture_upload_id = u.id and e.status = ${active}
              and e.show_in_appointments)))`.execute(tx);
  return rows[0];
}
