import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, freeText, requiredText } from '../kernel/input/fields';
import { deliveryStates } from '../messages/delivery.states';
import { outgoingStates } from '../messages/message.states';
import { WRITING_WAYS } from './conversation.rules';
import { conversationEvents, conversationStates, handOverReasons } from './conversation.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
export const REPLY_LENGTH = 1_000;
export const CONVERSATION_TABS = ['waiting', 'mine', 'all'] as const;

const listed = z.object({
  id,
  channel: z.string(),
  name: z.string().nullable(),
  customer_id: id.nullable(),
  /** Null for whoever may not see customers' numbers. */
  address: z.string().nullable(),
  state: codeOf(conversationStates),
  taken_by: id.nullable(),
  taken_by_name: z.string().nullable(),
  waiting_since: z.string().nullable(),
  unread: z.int(),
  last_at: z.string(),
  last_text: z.string(),
  last_from: z.enum(['customer', 'bot', 'person', 'salon']),
});
export type ListedConversation = z.output<typeof listed>;

export const threadOption = z.object({ id: z.string(), title: z.string() });
const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('in'),
    key: z.string(),
    at: z.string(),
    type: z.string(),
    body: z.string(),
    payload: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('out'),
    key: z.string(),
    at: z.string(),
    /** A bot's answer, a person's, or one of the salon's automatic messages. */
    template: z.string(),
    by_name: z.string().nullable(),
    body: z.string(),
    options: z.array(threadOption),
    status: codeOf(outgoingStates),
    delivery: codeOf(deliveryStates).nullable(),
    error: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('event'),
    key: z.string(),
    at: z.string(),
    event: codeOf(conversationEvents),
    reason: codeOf(handOverReasons).nullable(),
    by_name: z.string().nullable(),
  }),
]);
export type ThreadEntry = z.output<typeof entry>;

const visit = z.object({
  id,
  start_at: z.string(),
  services: z.array(z.object({ english_name: z.string(), arabic_name: z.string() })),
  employees: z.array(z.string()),
});
const customer = z.object({
  id,
  name: z.string(),
  created_at: z.string(),
  notes: z.string().nullable(),
  visits: z.int(),
  no_shows: z.int(),
  last_visit: visit.nullable(),
  next_visit: visit.nullable(),
  balance: z.int(),
  /** Of twelve months; null for who may not see sales. */
  spent: z.int().nullable(),
});

const merchant = { areas: ['merchant'], access: 'customers.conversations' } as const;
const change = { ...merchant, method: 'POST', output: done, input: z.strictObject({ id }) } as const;

export const replyInput = z.strictObject({
  id,
  text: requiredText({ en: 'Message', ar: 'الرسالة' }, REPLY_LENGTH).pipe(
    freeText({ en: 'Message', ar: 'الرسالة' }, REPLY_LENGTH),
  ),
});

export const conversationsContract = {
  get_records: endpoint({
    ...merchant,
    method: 'GET',
    path: 'conversations/get_records',
    summary: 'Conversations with customers, the newest first, and how many wait',
    input: z.object({
      tab: z.enum(CONVERSATION_TABS).default('all'),
      search: z.string().max(100).default(''),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      records: z.array(listed),
      waiting: z.int(),
      mine: z.int(),
      unread: z.int(),
      has_more: z.boolean(),
    }),
    errors: [],
  }),
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'conversations/get_record',
    summary: 'One conversation with its thread, who she is, and how she may be written to',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({
      record: listed.extend({
        language: z.enum(['en', 'ar']),
        window_until: z.string().nullable(),
        way: z.enum(WRITING_WAYS),
        bot_active: z.boolean(),
        entries: z.array(entry),
        customer: customer.nullable(),
        quick_replies: z.array(
          z.object({
            english_name: z.string(),
            arabic_name: z.string(),
            english_text: z.string(),
            arabic_text: z.string(),
          }),
        ),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  mark_read: endpoint({
    ...change,
    path: 'conversations/mark_read',
    summary: 'What came is seen',
    errors: ['NOT_FOUND'],
  }),
  send: endpoint({
    ...change,
    path: 'conversations/send',
    summary: 'Write to her; whoever writes has taken the conversation',
    input: replyInput,
    errors: ['NOT_FOUND', 'CONVERSATION_WINDOW_CLOSED'],
  }),
  take: endpoint({
    ...change,
    path: 'conversations/take',
    summary: 'Take it over; the bot is silent from now on',
    errors: ['NOT_FOUND'],
  }),
  hand_to_bot: endpoint({
    ...change,
    path: 'conversations/hand_to_bot',
    summary: 'The bot answers again',
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  close: endpoint({
    ...change,
    path: 'conversations/close',
    summary: 'Nothing more to do, until she writes again',
    errors: ['NOT_FOUND'],
  }),
};
