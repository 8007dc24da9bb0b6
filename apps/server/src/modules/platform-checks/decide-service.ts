import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import type { UseCase } from '../../http/bind-contract';
import { lockAddedService, setEntryCheck } from '../services';
import { hasSuggestedGroup, takeOverService } from '../suggested-services';
import { assertReason } from './assert-reason';
import { tellDecision } from './tell-decision';

/** Approved, it is suggested in the group the manager chose, or in the one its own category came from. */
export const decideService: UseCase<(typeof platformChecksContract)['decide_service']> = async (
  ctx,
  { account_id, id, check_status, reason, suggested_group_id },
) => {
  const before = await lockAddedService(ctx.tx, account_id, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(entryCheckStates, before.check_status, check_status);
  assertReason(check_status, reason);
  let suggested_id: number | undefined;
  if (check_status === entryCheckStates.codes.approved) {
    const group_id = suggested_group_id ?? before.suggested_group_id;
    if (group_id == null || !(await hasSuggestedGroup(ctx.tx, group_id)))
      throw new AppError('CHECK_NEEDS_GROUP', { field: 'suggested_group_id' });
    suggested_id = await takeOverService(ctx.tx, {
      english_name: before.english_name,
      arabic_name: before.arabic_name,
      business_types: [before.business_type],
      group_id,
      job_time: before.job_time,
    });
  }
  await setEntryCheck(ctx.tx, 'services', account_id, id, {
    check_status,
    check_reason: reason || null,
    ...(suggested_id !== undefined && { suggested_id }),
  });
  await tellDecision(
    ctx,
    'services',
    { account_id, id },
    { check_status: before.check_status, check_reason: before.check_reason },
    { check_status, check_reason: reason || null },
  );
  return { done: true };
};
