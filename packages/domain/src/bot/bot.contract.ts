import { z } from 'zod';
import { botOutcomes } from '../conversations/conversation.states';
import { threadOption } from '../conversations/conversations.contract';
import { endpoint } from '../kernel/contract';
import { codeOf, mobile } from '../kernel/input/fields';
import { defineList, type Choice } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { outgoingStates } from '../messages/message.states';
import { deliveryStates } from '../messages/delivery.states';

const id = z.number().int();
const manager = ['manager'] as const;

/** Where a conversation with the bot stands, for those who look after it. */
export const botPlaceNames: readonly Choice[] = [
  { value: 'menu', label: { en: 'Menu', ar: 'القائمة' } },
  { value: 'category', label: { en: 'Category', ar: 'التصنيف' } },
  { value: 'service', label: { en: 'Service', ar: 'الخدمة' } },
  { value: 'employee', label: { en: 'Employee', ar: 'الموظف' } },
  { value: 'day', label: { en: 'Day', ar: 'اليوم' } },
  { value: 'time', label: { en: 'Time', ar: 'الوقت' } },
  { value: 'name', label: { en: 'Name', ar: 'الاسم' } },
  { value: 'confirm', label: { en: 'Confirmation', ar: 'التأكيد' } },
  { value: 'visits', label: { en: 'Appointments', ar: 'المواعيد' } },
  { value: 'visit', label: { en: 'One appointment', ar: 'موعد واحد' } },
  { value: 'cancel', label: { en: 'Cancelling', ar: 'الإلغاء' } },
  { value: 'complaint-kind', label: { en: 'Complaint', ar: 'شكوى' } },
  { value: 'complaint', label: { en: 'Text of a complaint', ar: 'نص الشكوى' } },
];

/** What the bot made of each message, in all salons; what was written stays with the salon. */
export const botTurnsList = defineList({
  path: 'trackers/qbot',
  areas: manager,
  access: 'platform-trackers.view',
  title: pageWords['bot-tracker'],
  record: z.object({
    id,
    account_id: id,
    salon: z.string(),
    at: z.string(),
    address: z.string(),
    /** As the salon knows her, or as she calls herself. */
    customer: z.string().nullable(),
    outcome: codeOf(botOutcomes),
    place: z.string(),
    asked: z.string(),
    milliseconds: z.int(),
    error: z.string().nullable(),
  }),
  columns: [
    { key: 'at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'salon', label: { en: 'Salon', ar: 'الصالون' }, kind: 'text' },
    { key: 'account_id', label: { en: 'Account', ar: 'الحساب' }, kind: 'code', sortable: true },
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text', whose: 'customers' },
    { key: 'address', label: { en: 'From', ar: 'من' }, kind: 'code', whose: 'customers' },
    { key: 'outcome', label: { en: 'Result', ar: 'النتيجة' }, kind: 'badge', choices: botOutcomes.choices },
    { key: 'place', label: { en: 'Step', ar: 'الخطوة' }, kind: 'badge', choices: botPlaceNames },
    { key: 'milliseconds', label: { en: 'Milliseconds', ar: 'ملّي ثانية' }, kind: 'number', sortable: true },
    { key: 'error', label: { en: 'Error', ar: 'الخطأ' }, kind: 'text' },
    { key: 'asked', label: { en: 'Looked up', ar: 'ما بحث عنه' }, kind: 'code', hidden: true },
  ],
  filters: [
    { key: 'outcome', label: { en: 'Result', ar: 'النتيجة' }, kind: 'choice', choices: botOutcomes.choices },
    { key: 'at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'at', descending: true },
});

const step = z.object({
  key: z.string(),
  at: z.string(),
  outcome: codeOf(botOutcomes),
  place: z.string(),
  asked: z.array(z.string()),
  milliseconds: z.int(),
  error: z.string().nullable(),
});

const simulator = { areas: manager, access: 'platform-trackers.bot-simulator' } as const;
const phone = { account_id: id, mobile: mobile({ en: 'Mobile', ar: 'الجوال' }) };

export const botContract = {
  turns: botTurnsList.endpoints.get_records,
  export_turns: botTurnsList.endpoints.export,
  phone_salons: endpoint({
    ...simulator,
    method: 'GET',
    path: 'bot_simulator/salons',
    summary: 'Salons whose WhatsApp is the sandbox, with customers to play where the world is a demo',
    input: z.object({}),
    output: z.object({
      records: z.array(
        z.object({
          id,
          english_name: z.string(),
          arabic_name: z.string(),
          time_zone: z.string(),
          people: z.array(z.object({ name: z.string(), mobile: z.string() })),
        }),
      ),
    }),
    errors: [],
  }),
  phone_thread: endpoint({
    ...simulator,
    method: 'GET',
    path: 'bot_simulator/thread',
    summary: 'What stands on the simulated phone, and what happened behind it',
    input: z.object({ account_id: z.coerce.number().int(), mobile: phone.mobile }),
    output: z.object({
      entries: z.array(
        z.object({
          key: z.string(),
          at: z.string(),
          mine: z.boolean(),
          body: z.string(),
          options: z.array(threadOption),
          status: codeOf(outgoingStates).nullable(),
          delivery: codeOf(deliveryStates).nullable(),
        }),
      ),
      steps: z.array(step),
    }),
    errors: ['NOT_A_SANDBOX_LINE'],
  }),
  phone_write: endpoint({
    ...simulator,
    method: 'POST',
    path: 'bot_simulator/write',
    summary: 'Write to a salon as one of its customers, in the sandbox',
    input: z.strictObject({
      ...phone,
      name: z.string().trim().max(100).default(''),
      text: z.string().max(2_000),
      /** A button was pressed. */
      payload: z.string().max(300).nullable().default(null),
      /** Delivered as providers sometimes do: the same message again in the same second. */
      twice: z.boolean().default(false),
      /** The desk takes the time she is about to confirm, a moment before. */
      taken: z.boolean().default(false),
    }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_A_SANDBOX_LINE'],
  }),
};
