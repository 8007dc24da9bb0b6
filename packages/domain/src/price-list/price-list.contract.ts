import { z } from 'zod';
import { endpoint } from '../kernel/contract';

const id = z.number().int();
const names = { english_name: z.string(), arabic_name: z.string() };
const service = z.object({
  id,
  ...names,
  price: z.number().int(),
  offer_price: z.number().int().nullable(),
  job_time: z.number().int(),
});

export const priceListContract = {
  get: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'price_list/get',
    access: 'menu.view',
    summary: 'The menu as customers see it, in the order of the salon: categories, services and packages',
    input: z.object({}),
    output: z.object({
      salon: z.object({
        ...names,
        english_address: z.string(),
        arabic_address: z.string(),
        telephone: z.string(),
        logo_url: z.string().nullable(),
      }),
      vat_rate: z.number().int(),
      today: z.string(),
      categories: z.array(z.object({ id, ...names, services: z.array(service) })),
      packages: z.array(
        z.object({
          id,
          ...names,
          price: z.number().int(),
          expires_on: z.string().nullable(),
          /** How many of the services a customer chooses; null: all of them. */
          choose: z.number().int().nullable(),
          /** What all its services cost apart; null where the customer chooses. */
          services_total: z.number().int().nullable(),
          services: z.array(z.object(names)),
        }),
      ),
    }),
    errors: [],
  }),
};
