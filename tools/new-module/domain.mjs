/** @typedef {import('./names.mjs').Names} Names */

/** @param {Names} names */
export function contractFile({ word, path, constant, article, many, One, permission, editPermission }) {
  return `import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const record = z.object({ id, english_name: z.string(), arabic_name: z.string(), status: codeOf(recordStates),
  created_at: z.string(), updated_at: z.string() });
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  status: { en: 'Status', ar: 'الحالة' },
};

export const ${many}List = defineList({
  path: '${path}', areas: ['merchant'], access: '${permission}',
  title: ${word}, record,
  columns: [
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true },
    { key: 'updated_at', label: { en: 'Last updated', ar: 'آخر تحديث' }, kind: 'datetime', sortable: true,
      hidden: true },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'english_name', descending: false },
});

const NAME_LENGTH = 100;
export const add${One}Input = z.object({ english_name: englishText(labels.english_name, NAME_LENGTH),
  arabic_name: arabicText(labels.arabic_name, NAME_LENGTH) });
const edit${One}Input = add${One}Input.extend({ id });

export const ${many}Contract = {
  get_records: ${many}List.endpoints.get_records,
  export: ${many}List.endpoints.export,
  get_record: endpoint({
    areas: ['merchant'], method: 'GET', path: '${path}/get_record', access: '${permission}', summary: 'Read ${article}',
    input: z.object({ id: z.coerce.number().int() }), output: z.object({ record }), errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    areas: ['merchant'], method: 'POST', path: '${path}/add', access: '${editPermission}', summary: 'Add ${article}',
    input: add${One}Input, output: z.object({ id }), errors: ['${constant}_NAME_EXISTS'],
  }),
  edit: endpoint({
    areas: ['merchant'], method: 'POST', path: '${path}/edit', access: '${editPermission}',
    summary: 'Change ${article}',
    input: edit${One}Input, output: done, errors: ['NOT_FOUND', '${constant}_NAME_EXISTS'],
  }),
  set_status: endpoint({
    areas: ['merchant'], method: 'POST', path: '${path}/set_status', access: '${editPermission}',
    summary: 'Disable ${article}, or activate it again',
    input: z.object({ id, status: codeOf(recordStates) }), output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
`;
}

/** @param {Names} names */
export function errorsFile(names) {
  return `import type { ErrorEntry } from '../kernel/app-error';

export const ${names.one}Errors = {
${errorLine(names)}
} as const satisfies Record<string, ErrorEntry>;
`;
}

/**
 * The Arabic sentence names no noun, so it fits nouns of either gender.
 * @param {Names} names
 */
export function errorLine({ constant, article }) {
  const sentence = `${article.charAt(0).toUpperCase()}${article.slice(1)} with this name already exists`;
  return `  ${constant}_NAME_EXISTS: { meaning: 'invalid', en: '${sentence}', ar: 'هذا الاسم مستخدم من قبل' },`;
}

/**
 * Its fields are the common ones, so that only its own words stand here.
 * @param {Names} names
 */
export function auditFile({ module, table, one, words, arabicOne, permission }) {
  const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return `import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const ${one}Audit = {
  ${table}: {
    label: { en: '${label}', ar: '${arabicOne}' },
    readBy: { merchant: '${permission}' },
    named: 'english_name and arabic_name',
    actions: { '${module}.add': 'add', '${module}.edit': 'edit', '${module}.set-status': 'set-status' },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
`;
}

/** @param {Names} names */
export function notificationsFile({ module, one, words, title, permission, address }) {
  return `import { defineNotifications } from '../notifications/define-notifications';

export const ${one}Notifications = defineNotifications({
  '${module}': {
    name: { en: '${title.en}', ar: '${title.ar}' },
    needs: '${permission}',
    icon: 'box',
    opens: '${address}',
    texts: {
      added: { tone: 'info', places: { name: 'names' }, en: 'New ${words}: {name}',
        ar: '${title.ar}: تمت إضافة {name}' },
    },
  },
});
`;
}
