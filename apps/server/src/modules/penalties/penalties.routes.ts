import { penaltiesContract, penaltiesList } from '@rawnaq/domain/penalties/penalties.contract';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { listUseCases } from '../../http/lists/list-use-cases';
import { audit } from '../audit';
import { findPayer } from '../customer-money';
import { findCustomersMeant } from '../customers';
import { chargePenalty, liftPenalty } from './charge-penalty';
import { penaltyRows } from './penalties.repo';

const list = listUseCases(penaltiesList, penaltyRows, {
  search: [],
  find: findCustomersMeant,
  findBy: 'customer_id',
});

const useCases: UseCases<typeof penaltiesContract> = {
  get_records: list.page,
  export: list.file,
  add: async (ctx, { customer_id, type, amount, note }) => {
    await findPayer(ctx, customer_id);
    const id = await chargePenalty(
      ctx,
      { customer_id, type, amount, note: note ?? null, created_by: sessionOf(ctx).user.id },
      (entity_id) =>
        audit(ctx, { action: 'penalties.add', entity: 'penalties', entity_id, after: { customer_id, type, amount } }),
    );
    return { id };
  },
  lift: async (ctx, { id, reason }) => {
    await audit(ctx, { action: 'penalties.lift', entity: 'penalties', entity_id: id, after: { reason } });
    await liftPenalty(ctx, id, { by: sessionOf(ctx).user.id, reason });
    return { done: true };
  },
};

export const penaltiesRoutes = { contract: penaltiesContract, useCases };
