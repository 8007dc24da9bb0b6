import { z } from 'zod';
import { consentChannels } from '../customers/customer.states';
import { defineList } from '../kernel/list';
import { automaticNames, messageNames } from './message-names';
import { messageHindrances } from './message-ways.rules';
import { deliveryStates } from './delivery.states';
import { outgoingStates } from './message.states';
import { codeOf } from '../kernel/input/fields';

const id = z.number().int();

/** What the salon wrote to its customers. Links in the texts open bookings, so they are not repeated here. */
export const customerMessagesList = defineList({
  path: 'customers/messages',
  areas: ['merchant'],
  access: 'customers.view',
  title: { en: 'Messages to customers', ar: 'رسائل العملاء' },
  record: z.object({
    id,
    customer_id: id,
    appointment_id: id.nullable(),
    template: z.string(),
    channel: z.string(),
    recipient: z.string(),
    body: z.string(),
    status: codeOf(outgoingStates),
    delivery: codeOf(deliveryStates).nullable(),
    instead_of: codeOf(consentChannels).nullable(),
    why: codeOf(messageHindrances).nullable(),
    created_at: z.string(),
  }),
  columns: [
    { key: 'template', label: { en: 'Message', ar: 'الرسالة' }, kind: 'badge', choices: messageNames },
    { key: 'body', label: { en: 'Text', ar: 'النص' }, kind: 'text' },
    { key: 'channel', label: { en: 'Channel', ar: 'وسيلة التواصل' }, kind: 'badge', choices: consentChannels.choices },
    { key: 'recipient', label: { en: 'To', ar: 'إلى' }, kind: 'phone' },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: outgoingStates.choices },
    {
      key: 'delivery',
      label: { en: 'Delivery', ar: 'التسليم' },
      kind: 'badge',
      choices: deliveryStates.choices,
    },
    {
      key: 'instead_of',
      label: { en: 'Instead of', ar: 'بدلًا من' },
      kind: 'badge',
      choices: consentChannels.choices,
    },
    { key: 'why', label: { en: 'Reason', ar: 'السبب' }, kind: 'badge', choices: messageHindrances.choices },
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
  ],
  filters: [
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
    { key: 'template', label: { en: 'Message', ar: 'الرسالة' }, kind: 'choice', choices: automaticNames },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: outgoingStates.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const customerMessagesContract = {
  get_records: customerMessagesList.endpoints.get_records,
  export: customerMessagesList.endpoints.export,
};
