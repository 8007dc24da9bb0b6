import { z } from 'zod';
import { accountStates } from '../accounts/account.states';
import { endpoint } from '../kernel/contract';
import { codeOf, localDate, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import { gulfChoices } from '../kernel/places/countries';
import { leadStages } from './lead.states';

const id = z.number().int();
const accountId = id.min(2).max(Number.MAX_SAFE_INTEGER);
const done = z.object({ done: z.literal(true) });
const manager = { areas: ['manager'] } as const;
const labels = {
  stage: { en: 'Stage', ar: 'المرحلة' },
  staff: { en: 'Looked after by', ar: 'المسؤول عن المتابعة' },
  next_step: { en: 'Next step', ar: 'الخطوة التالية' },
  next_on: { en: 'Next step on', ar: 'موعد الخطوة التالية' },
  status: { en: 'Account', ar: 'الحساب' },
  country: { en: 'Country', ar: 'الدولة' },
} as const;

const lead = z.object({
  id,
  name: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  business_type: z.string(),
  country: z.string(),
  status: codeOf(accountStates),
  owner_name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  stage: codeOf(leadStages),
  staff_id: id.nullable(),
  staff_name: z.string().nullable(),
  next_step: z.string().nullable(),
  next_on: z.string().nullable(),
  last_note: z.string().nullable(),
  ends_on: z.string().nullable(),
  created_at: z.string(),
});
export type Lead = z.output<typeof lead>;

const leadsIn = (path: string, title: Localized) =>
  defineList({
    path: `marketing/${path}`,
    ...manager,
    access: 'platform-marketing.view',
    title,
    record: lead,
    columns: [
      { key: 'name', label: { en: 'Business', ar: 'النشاط' }, kind: 'text', sortable: true },
      { key: 'stage', label: labels.stage, kind: 'badge', choices: leadStages.choices, sortable: true },
      { key: 'next_step', label: labels.next_step, kind: 'text' },
      { key: 'next_on', label: labels.next_on, kind: 'date', sortable: true },
      { key: 'staff_name', label: labels.staff, kind: 'text', sortable: true },
      { key: 'status', label: labels.status, kind: 'badge', choices: accountStates.choices },
      { key: 'ends_on', label: { en: 'Ends on', ar: 'ينتهي في' }, kind: 'date', sortable: true, hidden: true },
      { key: 'owner_name', label: { en: 'Owner', ar: 'المالك' }, kind: 'text', hidden: true },
      { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', whose: 'staff' },
      { key: 'last_note', label: { en: 'Last note', ar: 'آخر ملاحظة' }, kind: 'text', hidden: true },
      { key: 'country', label: labels.country, kind: 'badge', choices: gulfChoices, hidden: true },
      {
        key: 'created_at',
        label: { en: 'Registered', ar: 'تاريخ التسجيل' },
        kind: 'datetime',
        sortable: true,
        hidden: true,
      },
    ],
    filters: [
      { key: 'stage', label: labels.stage, kind: 'choice', choices: leadStages.choices },
      { key: 'country', label: labels.country, kind: 'choice', choices: gulfChoices },
      { key: 'next_on', label: labels.next_on, kind: 'date-range', isDay: true },
    ],
    defaultSort: { key: 'next_on', descending: false },
  });

/** Whoever is not a customer yet, and whoever is or was one. */
export const leadLists = {
  requests: leadsIn('merchants_requests', { en: 'Potential merchants', ar: 'تجار محتملون' }),
  active: leadsIn('active_merchants', { en: 'Current merchants', ar: 'التجار الحاليون' }),
};
export type LeadListName = keyof typeof leadLists;

export const leadInput = z.strictObject({
  id: accountId,
  stage: codeOf(leadStages),
  staff_id: id.nullable().default(null),
  next_step: orEmpty(requiredText(labels.next_step, 200)),
  next_on: localDate(labels.next_on).nullable().default(null),
});
export const letterInput = z.strictObject({
  id: accountId,
  channel: z.enum(['email', 'whatsapp']),
  subject: requiredText({ en: 'Subject', ar: 'العنوان' }, 120),
  text: requiredText({ en: 'Message', ar: 'الرسالة' }, 1500),
});

const writing = { ...manager, method: 'POST', access: 'platform-marketing.edit' } as const;

export const platformMarketingContract = {
  requests: leadLists.requests.endpoints.get_records,
  export_requests: leadLists.requests.endpoints.export,
  active: leadLists.active.endpoints.get_records,
  export_active: leadLists.active.endpoints.export,
  get_staff: endpoint({
    ...manager,
    method: 'GET',
    path: 'marketing/get_staff',
    access: 'platform-marketing.view',
    summary: 'Who of the platform may look after a merchant',
    input: z.object({}),
    output: z.object({ records: z.array(z.object({ id, name: z.string() })) }),
    errors: [],
  }),
  save_lead: endpoint({
    ...writing,
    path: 'marketing/save_lead',
    summary: 'How far one has come with a merchant, who looks after it and what comes next',
    input: leadInput,
    output: done,
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  write_to_owner: endpoint({
    ...writing,
    path: 'marketing/write_to_owner',
    summary: 'Send the owner of an account a message in words of one’s own',
    input: letterInput,
    output: done,
    errors: ['NOT_FOUND', 'OWNER_HAS_NO_EMAIL', 'OWNER_HAS_NO_MOBILE'],
  }),
};
