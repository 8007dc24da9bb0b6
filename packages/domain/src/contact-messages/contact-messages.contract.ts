import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, emailText, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { LANGUAGES } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import { toLatinDigits } from '../kernel/text/digits';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { TELEPHONE } from '../website-content/website-pages';
import { contactStates, contactTopics } from './contact-message.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const staff = { areas: ['manager'], access: 'platform-marketing.contact-messages' } as const;
export const contactLabels = {
  name: { en: 'Your name', ar: 'الاسم' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  topic: { en: 'What is it about?', ar: 'موضوع الرسالة' },
  text: { en: 'Your message', ar: 'نص الرسالة' },
} as const;
export const MOST_WORDS = 3000;

/** Whoever writes may be anywhere, and have a line that is no mobile. */
const telephoneText = z
  .string()
  .trim()
  .transform(toLatinDigits)
  .superRefine((text, ctx) =>
    addMessage(ctx, TELEPHONE.test(text) ? undefined : say('telephone'), [], contactLabels.mobile),
  );

/** As a visitor sends it. `website` is a field that people do not see. */
export const contactInput = z.object({
  name: requiredText(contactLabels.name, 100),
  email: emailText(contactLabels.email),
  mobile: orEmpty(telephoneText),
  topic: codeOf(contactTopics),
  text: requiredText(contactLabels.text, MOST_WORDS),
  website: z.string().max(500).default(''),
});

const record = z.object({
  id,
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  topic: codeOf(contactTopics),
  text: z.string(),
  language: z.enum(LANGUAGES),
  status: codeOf(contactStates),
  created_at: z.string(),
  answered_at: z.string().nullable(),
  answered_by_name: z.string().nullable(),
});
export type ContactMessage = z.output<typeof record>;

const status = { key: 'status', label: { en: 'Status', ar: 'الحالة' }, choices: contactStates.choices } as const;
const topic = { key: 'topic', label: { en: 'About', ar: 'الموضوع' }, choices: contactTopics.choices } as const;
const sent = { key: 'created_at', label: { en: 'Sent on', ar: 'وقت الإرسال' } } as const;

export const contactMessagesList = defineList({
  ...staff,
  path: 'marketing/contact_messages',
  title: pageWords['contact-messages'],
  record,
  columns: [
    { ...sent, kind: 'datetime', sortable: true },
    { key: 'name', label: { en: 'Visitor', ar: 'الزائر' }, kind: 'text', sortable: true },
    { ...topic, kind: 'badge' },
    { key: 'text', label: { en: 'Message', ar: 'الرسالة' }, kind: 'text' },
    { ...status, kind: 'badge', sortable: true },
    { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'text', hidden: true },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', whose: 'staff', hidden: true },
    { key: 'answered_by_name', label: { en: 'Answered by', ar: 'من ردّ' }, kind: 'text', hidden: true },
    { key: 'answered_at', label: { en: 'Answered on', ar: 'وقت الرد' }, kind: 'datetime', hidden: true },
  ],
  filters: [
    { ...status, kind: 'choice' },
    { ...topic, kind: 'choice' },
    { ...sent, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const answerContactInput = z.strictObject({
  id,
  subject: requiredText({ en: 'Subject', ar: 'العنوان' }, 120),
  answer: requiredText({ en: 'Answer', ar: 'الرد' }, MOST_WORDS),
});

export const contactMessagesContract = {
  send: endpoint({
    areas: ['public'],
    method: 'POST',
    path: 'contact_us',
    access: 'public',
    summary: 'Write to the platform from its website',
    input: contactInput,
    output: done,
    errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  }),
  get_records: contactMessagesList.endpoints.get_records,
  export: contactMessagesList.endpoints.export,
  get_record: endpoint({
    ...staff,
    method: 'GET',
    path: 'marketing/contact_messages/get_record',
    summary: 'A visitor’s message with everything that was answered',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({
      record,
      answers: z.array(
        z.object({ id, subject: z.string(), body: z.string(), sent_at: z.string(), sent_by_name: z.string() }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  answer: endpoint({
    ...staff,
    method: 'POST',
    path: 'marketing/contact_messages/answer',
    summary: 'Answer a visitor by e-mail',
    input: answerContactInput,
    output: done,
    errors: ['NOT_FOUND'],
  }),
  set_status: endpoint({
    ...staff,
    method: 'POST',
    path: 'marketing/contact_messages/set_status',
    summary: 'Close a message without an answer, or take it up again',
    input: z.strictObject({ id, status: codeOf(contactStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
