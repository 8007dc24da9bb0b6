import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText } from '../kernel/input/fields';
import { encodeMessage } from '../kernel/input/issues';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { designInput, designShape } from './survey-design';
import { surveyAnswersList } from './survey-answers.list';
import { answerSources, questionKinds, surveyTriggers } from './survey.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  trigger: { en: 'Sent after', ar: 'يُرسل بعد' },
  status: { en: 'Sending', ar: 'الإرسال' },
};

const figures = {
  /** Of the last 30 days. */
  sent: z.number().int(),
  answered: z.number().int(),
  /** Percent of those asked. */
  rate: z.number().nullable(),
  stars: z.number().nullable(),
};
const listed = z.object({
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  trigger: codeOf(surveyTriggers),
  status: codeOf(recordStates),
  ...figures,
  created_at: z.string(),
});

export const surveysList = defineList({
  path: 'surveys',
  areas: ['merchant'],
  access: 'reports.surveys',
  title: pageWords.surveys,
  record: listed,
  columns: [
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'trigger', label: labels.trigger, kind: 'badge', choices: surveyTriggers.choices },
    { key: 'sent', label: { en: 'Asked, 30 days', ar: 'المُرسل، 30 يومًا' }, kind: 'number' },
    { key: 'answered', label: { en: 'Answers', ar: 'الإجابات' }, kind: 'number' },
    { key: 'rate', label: { en: 'Response', ar: 'نسبة الرد' }, kind: 'percent' },
    { key: 'stars', label: { en: 'Average', ar: 'المتوسط' }, kind: 'number' },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [
    { key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices },
    { key: 'trigger', label: labels.trigger, kind: 'choice', choices: surveyTriggers.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const whole = (min: number, max: number) =>
  z
    .int()
    .min(min, encodeMessage(say('min', { min })))
    .max(max, encodeMessage(say('max', { max })));

export const surveyInput = designInput.extend({
  english_name: englishText(labels.english_name, 80),
  arabic_name: arabicText(labels.arabic_name, 80),
  trigger: codeOf(surveyTriggers),
  wait_hours: whole(0, 336),
  /** 0: after every visit. */
  once_in_days: whole(0, 365),
  valid_days: whole(1, 90),
  first_visit_only: z.boolean(),
  service_ids: z.array(id).max(200),
  employee_ids: z.array(id).max(200),
});
export type SurveyInput = z.output<typeof surveyInput>;

const picked = z.object({ id, english_name: z.string(), arabic_name: z.string() });
const record = listed.extend({
  ...designShape.shape,
  version: z.number().int(),
  wait_hours: z.number().int(),
  once_in_days: z.number().int(),
  valid_days: z.number().int(),
  first_visit_only: z.boolean(),
  service_ids: z.array(id),
  employee_ids: z.array(id),
});
export type Survey = z.output<typeof record>;

const answered = z.object({
  question: z.object({ english_text: z.string(), arabic_text: z.string(), kind: codeOf(questionKinds) }),
  employee: z.object({ en: z.string(), ar: z.string() }).nullable(),
  stars: z.number().int().nullable(),
  yes: z.boolean().nullable(),
  choices: z.array(z.object({ en: z.string(), ar: z.string() })).nullable(),
  body: z.string().nullable(),
});

const merchant = { areas: ['merchant'] } as const;
const change = { ...merchant, method: 'POST', access: 'reports.edit-surveys' } as const;
/** Whoever looks after customers asks them too. */
const desk = { ...merchant, access: 'billing.customers-care' } as const;

export const surveysContract = {
  get_records: surveysList.endpoints.get_records,
  export: surveysList.endpoints.export,
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'surveys/get_record',
    access: 'reports.surveys',
    summary: 'Read a survey with its questions and its rule',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    ...change,
    path: 'surveys/add',
    summary: 'Add a survey; it is not sent before it is switched on',
    input: surveyInput,
    output: z.object({ id }),
    errors: [],
  }),
  edit: endpoint({
    ...change,
    path: 'surveys/edit',
    summary: 'Change a survey; links already sent keep their questions',
    input: surveyInput.extend({ id, /** As it was read. */ version: z.int().min(1) }),
    output: z.object({ version: z.number().int() }),
    errors: ['NOT_FOUND', 'SURVEY_CHANGED', 'SURVEY_RULE_TAKEN'],
  }),
  set_status: endpoint({
    ...change,
    path: 'surveys/set_status',
    summary: 'Begin or stop to send a survey by its rule',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'SURVEY_RULE_TAKEN'],
  }),
  offered: endpoint({
    ...desk,
    method: 'GET',
    path: 'surveys/offered',
    summary: 'Surveys that can be sent by hand, the ones in use first',
    input: z.object({}),
    output: z.object({ records: z.array(picked) }),
    errors: [],
  }),
  send: endpoint({
    ...desk,
    method: 'POST',
    path: 'surveys/send',
    summary: 'Ask one customer, about a visit or an invoice or in general',
    input: z.strictObject({
      survey_id: id,
      customer_id: id.optional(),
      appointment_id: id.optional(),
      invoice_id: id.optional(),
      /** Also where she was asked a short time ago. */
      again: z.boolean().default(false),
    }),
    output: z.object({ sent_to: z.string(), link: z.string() }),
    errors: ['NOT_FOUND', 'SURVEY_NOBODY_TO_ASK', 'SURVEY_SENT_LATELY'],
  }),
  send_test: endpoint({
    ...change,
    path: 'surveys/send_test',
    summary: 'Send a survey to oneself, as it is saved; its answer is kept nowhere',
    input: z.object({ id }),
    output: z.object({ sent_to: z.string(), link: z.string() }),
    errors: ['NOT_FOUND', 'TEST_WITHOUT_ADDRESS'],
  }),
  get_answers: surveyAnswersList.endpoints.get_records,
  export_answers: surveyAnswersList.endpoints.export,
  get_answer: endpoint({
    ...merchant,
    method: 'GET',
    path: 'survey_answers/get_record',
    access: 'reports.surveys',
    summary: 'One answer with every question as it was asked; a rating of an invoice has its number below zero',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({
      record: z.object({
        id,
        source: codeOf(answerSources),
        customer: z.string(),
        customer_id: id.nullable(),
        appointment_id: id.nullable(),
        invoice_id: id.nullable(),
        complaint_id: id.nullable(),
        english_survey: z.string(),
        arabic_survey: z.string(),
        stars: z.number().nullable(),
        visited_on: z.string().nullable(),
        sent_at: z.string().nullable(),
        answered_at: z.string(),
        answers: z.array(answered),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
};
