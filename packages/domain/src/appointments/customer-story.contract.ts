import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { penaltyTypes } from '../penalties/penalty.states';

const id = z.number().int();
const customer = z.object({ customer_id: z.coerce.number().int() });
/** Of twelve months, and of the twelve before them. */
const compared = z.object({ now: z.int(), before: z.int() });

/** What the salon's calendar knows about one customer. Only visits the reader may see are counted. */
export const customerStoryContract = {
  get_figures: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'appointments/customer_figures',
    access: 'appointments.view',
    summary: 'How often a customer came, what for and how reliably',
    input: customer,
    output: z.object({
      visits: compared,
      value: compared,
      /** Ever: who came, and who was expected and did not. */
      came: z.int(),
      missed: z.int(),
      last_visit_at: z.string().nullable(),
      /** Every appointment there is, whatever became of it. */
      total: z.int(),
      usual_services: z.array(z.object({ id, name: z.string(), times: z.int() })),
    }),
    errors: [],
  }),
  get_penalties: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'appointments/customer_penalties',
    access: 'customers.view',
    summary: 'What a customer was charged for missed visits, the newest first; what was taken back stays, with its day',
    input: customer,
    output: z.object({
      records: z.array(
        z.object({
          id,
          type: codeOf(penaltyTypes),
          amount: z.int(),
          note: z.string().nullable(),
          appointment_id: id.nullable(),
          visit_at: z.string().nullable(),
          created_by_name: z.string().nullable(),
          created_at: z.string(),
          cancelled_at: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
  }),
};
