import { systemContract } from '@rawnaq/domain/system/system.contract';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';

const useCases: UseCases<typeof systemContract> = {
  ping: async (ctx, input) => ({ pong: true, user_id: sessionOf(ctx).user.id, echo: input.echo }),
};

export const systemRoutes = { contract: systemContract, useCases };
