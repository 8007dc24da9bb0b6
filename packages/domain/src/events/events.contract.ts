import { z } from 'zod';
import { endpoint } from '../kernel/contract';

/**
 * `changed`: tables that were written; what was read from them is stale. The event carries no record. `by`: which
 * changes these were, unless they were many; whoever made one of them has looked already. `session`: who is signed in,
 * or what she may do, is to be asked anew.
 */
export const liveEvent = z.object({
  changed: z.array(z.string()).optional(),
  by: z.array(z.string()).optional(),
  session: z.literal(true).optional(),
});
export type LiveEvent = z.output<typeof liveEvent>;

export const eventsContract = {
  stream: endpoint({
    areas: ['merchant', 'manager', 'properties'],
    method: 'GET',
    path: 'events',
    access: 'signed-in',
    kind: 'stream',
    transaction: false,
    summary: 'Server-sent events of this account',
    input: z.object({}),
    output: liveEvent,
    errors: [],
  }),
};
