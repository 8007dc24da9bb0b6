import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { loyaltyEntryKinds } from './loyalty-entries.states';

const id = z.int();
const labels = {
  customer: { en: 'Customer', ar: 'العميل' },
  kind: { en: 'Movement', ar: 'الحركة' },
  created_at: { en: 'Date', ar: 'التاريخ' },
};

const entry = z.object({
  id,
  customer_id: id,
  kind: codeOf(loyaltyEntryKinds),
  points: z.int(),
  /** The invoice that earned them, or the voucher they became. */
  document: z.string().nullable(),
  expires_on: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
});

export const loyaltyEntriesList = defineList({
  path: 'loyalty',
  areas: ['merchant'],
  access: 'customers.view',
  title: { en: 'Loyalty points', ar: 'نقاط الولاء' },
  record: entry,
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'kind', label: labels.kind, kind: 'badge', choices: loyaltyEntryKinds.choices },
    { key: 'document', label: { en: 'Invoice or voucher', ar: 'الفاتورة أو القسيمة' }, kind: 'code' },
    { key: 'expires_on', label: { en: 'Valid until', ar: 'صالحة حتى' }, kind: 'date' },
    { key: 'created_by', label: { en: 'By', ar: 'بواسطة' }, kind: 'text' },
    { key: 'points', label: { en: 'Points', ar: 'النقاط' }, kind: 'number', sortable: true, total: true },
  ],
  filters: [
    { key: 'customer_id', label: labels.customer, kind: 'record', record: 'customer' },
    { key: 'kind', label: labels.kind, kind: 'choice', choices: loyaltyEntryKinds.choices },
    { key: 'created_at', label: labels.created_at, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

/** Far more than anybody has; sums stay exact. */
const MOST_POINTS = 100_000_000;

export const loyaltyContract = {
  get_records: loyaltyEntriesList.endpoints.get_records,
  export: loyaltyEntriesList.endpoints.export,
  get_standing: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'loyalty/get_standing',
    access: 'customers.view',
    summary: 'How many points a customer has, and what they are worth',
    input: z.object({ customer_id: z.coerce.number().int() }),
    output: z.object({
      loyalty_active: z.boolean(),
      points: z.int(),
      least_points: z.int(),
      /** Of one point, in minor units. */
      point_value: z.int(),
      /** Those that run out within a month. */
      ending_points: z.int(),
    }),
    errors: ['CUSTOMER_NOT_EXIST', 'CUSTOMER_DISABLED'],
  }),
  turn: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'loyalty/turn',
    access: 'billing.sell',
    summary: 'Turn points into a voucher',
    input: z.strictObject({ customer_id: id, points: z.int().min(1).max(MOST_POINTS) }),
    output: z.object({ gift_card_id: id, code: z.string(), value: z.int(), points: z.int() }),
    errors: [
      'CUSTOMER_NOT_EXIST',
      'CUSTOMER_DISABLED',
      'LOYALTY_NOT_ACTIVE',
      'LOYALTY_POINTS_TOO_FEW',
      'LOYALTY_POINTS_NOT_ENOUGH',
    ],
  }),
};
