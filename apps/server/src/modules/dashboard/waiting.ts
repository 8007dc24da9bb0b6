import type { dashboardContract, WaitingBlock, WaitingRow } from '@rawnaq/domain/dashboard/dashboard.contract';
import { can, type Permission } from '@rawnaq/domain/kernel/permissions';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { dueBills, endingPapers, lowStock } from './waiting.query';

type Waiting = { total: number; rows: WaitingRow[] };
type Block = { block: WaitingBlock; permission: Permission; read: (ctx: Ctx) => Promise<Waiting> };

/** One line for each: its name is in the contract, its title and door on the screen. */
const blocks: readonly Block[] = [
  { block: 'bills', permission: 'accounting.expenses', read: dueBills },
  { block: 'low_stock', permission: 'products.view', read: lowStock },
  { block: 'documents', permission: 'employees.view', read: endingPapers },
];

export const getWaiting: UseCase<(typeof dashboardContract)['get_waiting']> = async (ctx) => ({
  blocks: await Promise.all(
    blocks
      .filter(({ permission }) => can(ctx.permissions, permission))
      .map(async ({ block, read }) => ({ block, ...(await read(ctx)) })),
  ),
});
