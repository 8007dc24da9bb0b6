import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { RECORD_KINDS } from './record-kinds';

/** What fits on a screen below a search field; whoever is not among them is found by one more letter. */
export const MOST_CHOICES = 20;

export const recordsContract = {
  get_choices: endpoint({
    areas: ['merchant', 'manager'],
    method: 'GET',
    path: 'records/:kind/get_choices',
    access: 'signed-in',
    summary: 'Records of a kind to choose from, by name, or the one with an id',
    input: z.object({
      kind: z.enum(RECORD_KINDS),
      search: z.string().trim().max(100).optional(),
      /** Only this one: its name, for a link that knows the number. */
      id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({
      records: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          /** Tells two of one name apart. */ note: z.string().nullable(),
        }),
      ),
    }),
    errors: ['no_permission'],
  }),
};
