import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Holiday, settingsContract } from '@rawnaq/domain/settings/settings.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { deleteHoliday, insertHoliday, listHolidays, lockHoliday, updateHoliday } from './settings.repo';

type Settings = typeof settingsContract;

export const getHolidays: UseCase<Settings['get_holidays']> = async (ctx) => ({
  records: (await listHolidays(ctx)).map((row) => ({ ...row, kind: row.kind as Holiday['kind'] })),
});

export const addHoliday: UseCase<Settings['add_holiday']> = async (ctx, input) => {
  const id = await insertHoliday(ctx, input);
  await tell(ctx, 'add', id, undefined, input);
  return { id };
};

export const editHoliday: UseCase<Settings['edit_holiday']> = async (ctx, { id, ...input }) => {
  const before = await known(ctx, id);
  await updateHoliday(ctx, id, input);
  await tell(ctx, 'edit', id, before, input);
  return { done: true };
};

export const removeHoliday: UseCase<Settings['remove_holiday']> = async (ctx, { id }) => {
  const before = await known(ctx, id);
  await deleteHoliday(ctx, id);
  await tell(ctx, 'remove', id, before, undefined);
  return { done: true };
};

async function known(ctx: Ctx, id: number) {
  const row = await lockHoliday(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function tell(
  ctx: Ctx,
  verb: 'add' | 'edit' | 'remove',
  id: number,
  before: unknown,
  after: unknown,
): Promise<void> {
  await audit(ctx, { action: `holidays.${verb}`, entity: 'holidays', entity_id: id, before, after });
}
