import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { defineList } from '../kernel/list';
import { codeOf } from '../kernel/input/fields';
import { jsErrorTypes, jsErrorStates } from './js-error.states';

export const jsErrorsList = defineList({
  path: 'technical/js_errors',
  areas: ['manager'],
  access: 'platform-technical.view',
  title: { en: 'JavaScript errors', ar: 'أعطال الواجهة' },
  record: z.object({
    id: z.number().int(),
    message: z.string(),
    route_name: z.string().nullable(),
    type: codeOf(jsErrorTypes),
    count: z.number().int(),
    first_at: z.string(),
    last_at: z.string(),
    status: codeOf(jsErrorStates),
    user_agent: z.string().nullable(),
    stack: z.string().nullable(),
  }),
  columns: [
    { key: 'message', label: { en: 'Error', ar: 'العطل' }, kind: 'code' },
    { key: 'route_name', label: { en: 'Page', ar: 'الصفحة' }, kind: 'code' },
    {
      key: 'type',
      label: { en: 'User', ar: 'المستخدم' },
      kind: 'badge',
      choices: jsErrorTypes.choices,
    },
    { key: 'count', label: { en: 'Times', ar: 'المرات' }, kind: 'number', sortable: true },
    { key: 'first_at', label: { en: 'First seen', ar: 'أول ظهور' }, kind: 'datetime', sortable: true, hidden: true },
    { key: 'last_at', label: { en: 'Last seen', ar: 'آخر ظهور' }, kind: 'datetime', sortable: true },
    {
      key: 'status',
      label: { en: 'Status', ar: 'الحالة' },
      kind: 'badge',
      choices: jsErrorStates.choices,
    },
  ],
  filters: [
    {
      key: 'status',
      label: { en: 'Status', ar: 'الحالة' },
      kind: 'choice',
      choices: jsErrorStates.choices,
    },
    {
      key: 'type',
      label: { en: 'User', ar: 'المستخدم' },
      kind: 'choice',
      choices: jsErrorTypes.choices,
    },
    { key: 'last_at', label: { en: 'Last seen', ar: 'آخر ظهور' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'last_at', descending: true },
});

export const jsErrorsContract = {
  add_js_error: endpoint({
    areas: ['merchant', 'manager'],
    method: 'POST',
    path: 'js_errors/add_js_error',
    access: 'public',
    idempotent: false,
    summary: 'Report an unexpected error of the screen',
    input: z.object({
      type: codeOf(jsErrorTypes),
      error: z.string().max(8000),
      route_name: z.string().max(200).optional(),
      dateAndTime: z.string().max(40).optional(),
      userAgent: z.string().max(500).optional(),
    }),
    output: z.object({ done: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  get_records: jsErrorsList.endpoints.get_records,
  export: jsErrorsList.endpoints.export,
  set_status: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'technical/js_errors/set_status',
    access: 'platform-technical.edit',
    summary: 'Mark an error as solved or open it again',
    input: z.object({ id: z.number().int(), status: codeOf(jsErrorStates) }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
