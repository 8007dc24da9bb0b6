import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import type { UseCase } from '../../http/bind-contract';
import { lockAddedGroup, setEntryCheck } from '../services';
import { takeOverGroup } from '../suggested-services';
import { assertReason } from './assert-reason';
import { tellDecision } from './tell-decision';

/** Approved, it is suggested to salons of the same kind; the salon keeps its own either way. */
export const decideGroup: UseCase<(typeof platformChecksContract)['decide_group']> = async (
  ctx,
  { account_id, id, check_status, reason },
) => {
  const before = await lockAddedGroup(ctx.tx, account_id, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(entryCheckStates, before.check_status, check_status);
  assertReason(check_status, reason);
  const approved = check_status === entryCheckStates.codes.approved;
  const suggested_id = approved
    ? await takeOverGroup(ctx.tx, {
        english_name: before.english_name,
        arabic_name: before.arabic_name,
        business_types: [before.business_type],
      })
    : undefined;
  await setEntryCheck(ctx.tx, 'service_groups', account_id, id, {
    check_status,
    check_reason: reason || null,
    ...(suggested_id !== undefined && { suggested_id }),
  });
  await tellDecision(
    ctx,
    'service_groups',
    { account_id, id },
    { check_status: before.check_status, check_reason: before.check_reason },
    { check_status, check_reason: reason || null },
  );
  return { done: true };
};
