import { z } from 'zod';
import { endpoint } from '../kernel/contract';

export const geoContract = {
  lookup: endpoint({
    areas: ['public'],
    method: 'GET',
    path: 'geo',
    access: 'public',
    transaction: false,
    summary: 'Country and calling code of the visitor, to preselect the mobile prefix',
    input: z.object({ time_zone: z.string().max(60).optional() }),
    output: z.object({ country_code: z.string(), country_calling_code: z.string() }),
    errors: [],
  }),
};
