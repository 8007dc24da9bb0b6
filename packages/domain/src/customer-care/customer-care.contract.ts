import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { CARE_HINDRANCES, CARE_KINDS, MOST_AT_ONCE } from './care.states';
import {
  balancesList,
  birthdaysList,
  missedCustomersList,
  noShowsList,
  ratingsList,
  remindersList,
} from './customer-care.lists';

const id = z.number().int();
const kind = z.enum(CARE_KINDS);
const merchant = { areas: ['merchant'], access: 'billing.customers-care' } as const;
const hindrance = z.enum(CARE_HINDRANCES);

/** `12,13` in an address. */
const idsInAddress = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/)
  .transform((text) => [...new Set(text.split(',').map(Number))]);

const letter = z.object({
  id,
  customer: z.string(),
  language: z.enum(['en', 'ar']).nullable(),
  channel: z.string().nullable(),
  body: z.string().nullable(),
  /** What stands in the way; `recent` gives way to somebody who says so. */
  hindrance: hindrance.nullable(),
  last_at: z.string().nullable(),
});
export type CareLetter = z.output<typeof letter>;

export const customerCareContract = {
  get_reminders: remindersList.endpoints.get_records,
  export_reminders: remindersList.endpoints.export,
  get_no_shows: noShowsList.endpoints.get_records,
  export_no_shows: noShowsList.endpoints.export,
  get_birthdays: birthdaysList.endpoints.get_records,
  export_birthdays: birthdaysList.endpoints.export,
  get_missed_customers: missedCustomersList.endpoints.get_records,
  export_missed_customers: missedCustomersList.endpoints.export,
  get_balances: balancesList.endpoints.get_records,
  export_balances: balancesList.endpoints.export,
  get_ratings: ratingsList.endpoints.get_records,
  export_ratings: ratingsList.endpoints.export,
  preview: endpoint({
    ...merchant,
    method: 'GET',
    path: 'customer_care/preview',
    summary: 'What would be written to these, in the language of each',
    input: z.object({ kind, ids: idsInAddress }),
    output: z.object({ letters: z.array(letter) }),
    errors: [],
  }),
  send: endpoint({
    ...merchant,
    method: 'POST',
    path: 'customer_care/send',
    summary: 'Write to these in the salon’s own words',
    input: z.object({ kind, ids: z.array(id).min(1).max(MOST_AT_ONCE), again: z.boolean().default(false) }),
    output: z.object({ queued: z.int(), left_out: z.array(z.object({ id, hindrance })) }),
    errors: ['CARE_SENT_TODAY', 'CARE_NOBODY_TO_WRITE_TO'],
  }),
};
