import { z } from 'zod';
import { endpoint } from '../kernel/contract';

/** What changed. The client refetches; the event itself carries no record. */
export const liveEvent = z.object({ topic: z.string(), id: z.number().int().optional() });
export type LiveEvent = z.output<typeof liveEvent>;

export const eventsContract = {
  stream: endpoint({
    areas: ['merchant', 'manager', 'properties'], method: 'GET', path: 'events', access: 'signed-in', kind: 'stream', transaction: false,
    summary: 'Server-sent events of this account', input: z.object({}), output: liveEvent, errors: [],
  }),
};
