import type { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import {
  bindBlocks,
  deleteBlocks,
  lockBlock,
  lockFollowingBlocks,
  namingConflict,
  offerOpenings,
  readSchedule,
  UNDO_SECONDS,
  updateBlock,
} from '../appointments';
import { shown } from './add-block-time';
import { tellBlocks } from './tell-blocks';

type BlockTimes = typeof blockTimesContract;

export const editBlockTime: UseCase<BlockTimes['edit']> = async (
  ctx,
  { id, employee_id, date, start, end, reason },
) => {
  const before = await lockBlock(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const { days, employees } = await readSchedule(ctx, {
    from: date,
    days: 2,
    employee_ids: [employee_id],
    service_ids: [],
    with_busy: false,
  });
  if (!employees.some((employee) => employee.is_bookable) && employee_id !== before.employee_id)
    throw new AppError('EMPLOYEE_NOT_EXIST', { field: 'employee_id' });
  const after = {
    employee_id,
    start_at: fromEpochMinutes(days.momentOf(date, start)),
    end_at: fromEpochMinutes(days.momentOf(date, end)),
    reason: reason ?? null,
  };
  await updateBlock(ctx, id, after);
  await namingConflict(
    { is_block: true },
    bindBlocks(ctx, [{ id, busy: [{ employee_id, start_at: after.start_at, end_at: after.end_at }] }]),
  );
  await tellBlocks(ctx, 'edit', [{ id, before: shown(before), after: shown(after) }]);
  await offerOpenings(ctx, [openingOf(before)]);
  return { done: true };
};

export const removeBlockTime: UseCase<BlockTimes['remove']> = async (ctx, { id, following }) => {
  const block = await lockBlock(ctx, id);
  if (!block) throw new AppError('NOT_FOUND');
  const blocks = [
    block,
    ...(following && block.series_id !== null ? await lockFollowingBlocks(ctx, block.series_id, block.start_at) : []),
  ];
  await deleteBlocks(
    ctx,
    blocks.map((one) => one.id),
  );
  await tellBlocks(
    ctx,
    'remove',
    blocks.map((one) => ({ id: one.id, before: shown(one) })),
  );
  await offerOpenings(ctx, blocks.map(openingOf), UNDO_SECONDS);
  return { removed: blocks.length };
};

const openingOf = ({ start_at, end_at, employee_id }: { start_at: string; end_at: string; employee_id: number }) => ({
  start_at,
  end_at,
  employee_ids: [employee_id],
});
