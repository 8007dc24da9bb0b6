import { HISTORY_PAGE, type auditContract } from '@rawnaq/domain/audit/audit.contract';
import { historyPermission, isReadByHosts } from '@rawnaq/domain/audit/audit.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { UseCase } from '../../http/bind-contract';
import { historyRows, mayReadHistory } from './audit.repo';
import { namesIn } from './names.repo';

/** A merchant's or owner's own account always; platform staff name the account. */
export const getHistory: UseCase<(typeof auditContract)['get_history']> = async (ctx, input) => {
  const area = ctx.area === 'manager' ? 'manager' : 'merchant';
  const needed = historyPermission(area, input.entity, input.entity_id);
  const may = ctx.area === 'properties' ? isReadByHosts(input.entity) : needed && can(ctx.permissions, needed);
  if (!may) throw new AppError('no_permission');
  if (!(await mayReadHistory(ctx, input.entity, input.entity_id))) throw new AppError('no_permission');
  const accountId = area === 'manager' ? (input.account_id ?? ctx.accountId) : ctx.accountId;
  const rows = await historyRows(ctx, {
    accountId,
    entity: input.entity,
    entityId: input.entity_id,
    beforeId: input.before_id,
    limit: HISTORY_PAGE + 1,
  });
  const names = await namesIn(ctx.tx, accountId, ctx.language, rows);
  return { records: rows.slice(0, HISTORY_PAGE).map((row) => ({ ...row, names })), more: rows.length > HISTORY_PAGE };
};
