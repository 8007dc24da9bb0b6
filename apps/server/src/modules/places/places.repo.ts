import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import type { Code } from '../../db/column-codes';

const country = ['id', 'iso2', 'english_name', 'arabic_name', 'calling_code', 'position', 'status'] as const;
const city = ['id', 'country', 'english_name', 'arabic_name', 'position', 'status'] as const;

export const countryRows = (ctx: Ctx) => ctx.tx.selectFrom('countries').select(country);
export const cityRows = (ctx: Ctx) => ctx.tx.selectFrom('cities').select(city);

export const offeredCountries = (tx: Tx) =>
  tx
    .selectFrom('countries')
    .select(['id', 'iso2', 'english_name', 'arabic_name', 'calling_code'])
    .where('status', '=', recordStates.codes.active)
    .orderBy('position')
    .orderBy('id')
    .execute();
export const offeredCities = (tx: Tx) =>
  tx
    .selectFrom('cities')
    .innerJoin('countries', 'countries.iso2', 'cities.country')
    .select(['cities.id', 'cities.country', 'cities.english_name', 'cities.arabic_name'])
    .where('cities.status', '=', recordStates.codes.active)
    .where('countries.status', '=', recordStates.codes.active)
    .orderBy('cities.position')
    .orderBy('cities.id')
    .execute();

export const lockCountry = (tx: Tx, id: number) =>
  tx.selectFrom('countries').select(country).where('id', '=', id).forUpdate().executeTakeFirst();
export const lockCity = (tx: Tx, id: number) =>
  tx.selectFrom('cities').select(city).where('id', '=', id).forUpdate().executeTakeFirst();

type Names = { english_name: string; arabic_name: string; position: number; status: Code<'cities.status'> };
export async function updateCountry(tx: Tx, id: number, names: Names): Promise<void> {
  await tx.updateTable('countries').set(names).where('id', '=', id).execute();
}
export async function saveCityRow(tx: Tx, id: number | undefined, row: Names & { country: string }): Promise<number> {
  if (id === undefined) return (await tx.insertInto('cities').values(row).returning('id').executeTakeFirstOrThrow()).id;
  await tx.updateTable('cities').set(row).where('id', '=', id).execute();
  return id;
}

export async function isOfferedCountry(tx: Tx, iso2: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('countries')
      .select('id')
      .where('iso2', '=', iso2)
      .where('status', '=', recordStates.codes.active)
      .executeTakeFirst()) !== undefined
  );
}
