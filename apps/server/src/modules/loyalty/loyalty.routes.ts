import { addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { loyaltyContract, loyaltyEntriesList } from '@rawnaq/domain/loyalty/loyalty.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findPayer, findPurse } from '../customer-money';
import { readSellingSalon } from '../invoices';
import { endingPoints, loyaltyRows } from './loyalty.repo';
import { turnPoints } from './turn-points';

const list = listUseCases(loyaltyEntriesList, loyaltyRows, { search: ['document'] });

const useCases: UseCases<typeof loyaltyContract> = {
  get_records: list.page,
  export: list.file,
  get_standing: async (ctx, { customer_id }) => {
    const [{ day, accounting }] = await Promise.all([readSellingSalon(ctx), findPayer(ctx, customer_id)]);
    const [{ points }, ending_points] = await Promise.all([
      findPurse(ctx, customer_id),
      endingPoints(ctx, customer_id, addMonths(day, 1)),
    ]);
    const { loyalty_active, least_points, point_value } = accounting;
    return { loyalty_active, points, least_points, point_value, ending_points };
  },
  turn: turnPoints,
};

export const loyaltyRoutes = { contract: loyaltyContract, useCases };
