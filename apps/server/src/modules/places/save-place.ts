import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { placesContract } from '@rawnaq/domain/places/places.contract';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockCity, lockCountry, saveCityRow, updateCountry } from './places.repo';

type Places = typeof placesContract;

export const editCountry: UseCase<Places['edit_country']> = async (ctx, { id, ...after }) => {
  const before = await lockCountry(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await updateCountry(ctx.tx, id, after);
  const { id: _id, iso2: _iso2, calling_code: _code, ...changed } = before;
  await audit(ctx, { action: 'countries.edit', entity: 'countries', entity_id: id, before: changed, after });
  return { done: true };
};

export const saveCity: UseCase<Places['save_city']> = async (ctx, { id, ...after }) => {
  const before = id === undefined ? undefined : await lockCity(ctx.tx, id);
  if (id !== undefined && !before) throw new AppError('NOT_FOUND');
  const saved = await saveCityRow(ctx.tx, id, after).catch((error: unknown) => {
    if (isUniqueViolation(error, 'cities_english')) throw new AppError('CITY_EXISTS', { field: 'english_name' });
    if (isUniqueViolation(error, 'cities_arabic')) throw new AppError('CITY_EXISTS', { field: 'arabic_name' });
    throw error;
  });
  const { id: _id, ...changed } = before ?? { id: 0 };
  await audit(ctx, {
    action: before ? 'cities.edit' : 'cities.add',
    entity: 'cities',
    entity_id: saved,
    ...(before && { before: changed }),
    after,
  });
  return { done: true };
};
