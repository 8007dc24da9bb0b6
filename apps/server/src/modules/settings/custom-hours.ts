import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { CustomHours, settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { isExclusionViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import {
  deleteCustomHours,
  insertCustomHours,
  listCustomHours,
  lockCustomHours,
  updateCustomHours,
} from './settings.repo';

type Settings = typeof settingsContract;

export const getCustomHours: UseCase<Settings['get_custom_hours']> = async (ctx) => ({
  records: (await listCustomHours(ctx)).map((row) => ({ ...row, ranges: row.ranges as CustomHours['ranges'] })),
});

export const addCustomHours: UseCase<Settings['add_custom_hours']> = async (ctx, input) => {
  const id = await refusingOverlap(insertCustomHours(ctx, input));
  await tell(ctx, 'add', id, undefined, input);
  return { id };
};

export const editCustomHours: UseCase<Settings['edit_custom_hours']> = async (ctx, { id, ...input }) => {
  const before = await known(ctx, id);
  await refusingOverlap(updateCustomHours(ctx, id, input));
  await tell(ctx, 'edit', id, before, input);
  return { done: true };
};

export const removeCustomHours: UseCase<Settings['remove_custom_hours']> = async (ctx, { id }) => {
  const before = await known(ctx, id);
  await deleteCustomHours(ctx, id);
  await tell(ctx, 'remove', id, before, undefined);
  return { done: true };
};

async function known(ctx: Ctx, id: number) {
  const row = await lockCustomHours(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The table itself keeps periods apart, whoever adds two at the same moment. */
async function refusingOverlap<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isExclusionViolation(error, 'custom_hours_apart')) throw new AppError('CUSTOM_HOURS_OVERLAP');
    throw error;
  }
}

async function tell(
  ctx: Ctx,
  verb: 'add' | 'edit' | 'remove',
  id: number,
  before: unknown,
  after: unknown,
): Promise<void> {
  await audit(ctx, { action: `custom-hours.${verb}`, entity: 'custom_hours', entity_id: id, before, after });
}
