import { z } from 'zod';
import { endpoint } from '../kernel/contract';

export const systemContract = {
  ping: endpoint({
    areas: ['merchant', 'manager', 'properties'],
    method: 'GET',
    path: 'ping',
    access: 'signed-in',
    transaction: false,
    summary: 'Is this session alive? Goes through every hook and touches no table',
    input: z.object({ echo: z.string().max(50).optional() }),
    output: z.object({ pong: z.literal(true), user_id: z.number().int(), echo: z.string().optional() }),
    errors: [],
  }),
};
