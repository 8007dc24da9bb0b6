import { z } from 'zod';
import { consentChannels } from '../customers/customer.states';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { campaignDeliveryStates, campaignHindrances, campaignKinds, campaignStates } from './campaign.states';

const id = z.number().int();
const count = z.number().int();

const labels = {
  name: { en: 'Campaign', ar: 'الحملة' },
  channel: { en: 'Channel', ar: 'وسيلة التواصل' },
  status: { en: 'Status', ar: 'الحالة' },
  begun_at: { en: 'Started', ar: 'بدأت' },
  delivery: { en: 'Delivery', ar: 'حالة الإرسال' },
};

export const campaignsList = defineList({
  path: 'campaigns',
  areas: ['merchant'],
  access: 'marketing.view',
  title: pageWords.campaigns,
  record: z.object({
    id,
    kind: codeOf(campaignKinds),
    name: z.string(),
    channel: codeOf(consentChannels),
    status: codeOf(campaignStates),
    /** Meant to get it; the rest of them is how far that is. */
    recipients: count,
    sent: count,
    failed: count,
    unknown: count,
    left_out: count,
    held_back: count,
    starts_at: z.string().nullable(),
    begun_at: z.string().nullable(),
    finish_at: z.string().nullable(),
    completed_at: z.string().nullable(),
    /** What it caused, where that was measured. */
    bookings: z.number().nullable(),
    bookings_least: z.number().nullable(),
    bookings_most: z.number().nullable(),
    money: z.number().int().nullable(),
    created_at: z.string(),
  }),
  columns: [
    { key: 'name', label: labels.name, kind: 'text', sortable: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: campaignStates.choices },
    { key: 'sent', label: { en: 'Sent', ar: 'أُرسلت' }, kind: 'number' },
    { key: 'bookings', label: { en: 'Bookings caused', ar: 'حجوزات بسببها' }, kind: 'number' },
    { key: 'money', label: { en: 'Sales caused', ar: 'مبيعات بسببها' }, kind: 'money' },
    { key: 'begun_at', label: labels.begun_at, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'channel', label: labels.channel, kind: 'badge', choices: consentChannels.choices, hidden: true },
    { key: 'recipients', label: { en: 'Recipients', ar: 'المستلمون' }, kind: 'number', hidden: true },
    { key: 'failed', label: { en: 'Failed', ar: 'تعذّر إرسالها' }, kind: 'number', hidden: true },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [
    { key: 'status', label: labels.status, kind: 'choice', choices: campaignStates.choices },
    { key: 'channel', label: labels.channel, kind: 'choice', choices: consentChannels.choices },
    { key: 'kind', label: { en: 'Type', ar: 'النوع' }, kind: 'choice', choices: campaignKinds.choices },
    { key: 'begun_at', label: labels.begun_at, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

/** One line for each customer of a campaign: what became of her message, and of her. */
export const campaignCustomersList = defineList({
  path: 'campaigns/customers',
  areas: ['merchant'],
  access: 'marketing.view',
  title: pageWords['campaign-customers'],
  record: z.object({
    id,
    campaign_id: id,
    customer_id: id,
    name: z.string(),
    mobile: z.string().nullable(),
    status: codeOf(campaignDeliveryStates),
    reason: codeOf(campaignHindrances).nullable(),
    error: z.string().nullable(),
    round: count,
    sent_at: z.string().nullable(),
    delivered_at: z.string().nullable(),
    read_at: z.string().nullable(),
    clicked_at: z.string().nullable(),
    booked_at: z.string().nullable(),
    amount: z.number().int().nullable(),
    stopped_at: z.string().nullable(),
  }),
  columns: [
    { key: 'name', label: { en: 'Customer', ar: 'العميل' }, kind: 'text', sortable: true },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
    { key: 'status', label: labels.delivery, kind: 'badge', choices: campaignDeliveryStates.choices },
    {
      key: 'reason',
      label: { en: 'Why', ar: 'السبب' },
      kind: 'badge',
      choices: campaignHindrances.choices,
      hidden: true,
    },
    { key: 'sent_at', label: { en: 'Sent at', ar: 'وقت الإرسال' }, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'delivered_at', label: { en: 'Delivered', ar: 'وصلت' }, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'read_at', label: { en: 'Read', ar: 'قُرئت' }, kind: 'datetime', sortable: true, emptyLast: true },
    {
      key: 'clicked_at',
      label: { en: 'Link opened', ar: 'فتح الرابط' },
      kind: 'datetime',
      sortable: true,
      emptyLast: true,
    },
    { key: 'booked_at', label: { en: 'Booked', ar: 'وقت الحجز' }, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'amount', label: { en: 'Spent', ar: 'أنفق' }, kind: 'money', sortable: true, emptyLast: true },
    { key: 'stopped_at', label: { en: 'Stopped offers', ar: 'أوقف العروض' }, kind: 'datetime', hidden: true },
    { key: 'round', label: { en: 'Round', ar: 'الجولة' }, kind: 'number', hidden: true },
  ],
  filters: [
    { key: 'campaign_id', label: labels.name, kind: 'record' },
    { key: 'status', label: labels.delivery, kind: 'choice', choices: campaignDeliveryStates.choices },
  ],
  defaultSort: { key: 'sent_at', descending: true },
});
