import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText, freeText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { platformUpdateStates } from './platform-update.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const manager = { areas: ['manager'] } as const;
const base = 'platform_setting/platform_updates';

const labels = {
  english_title: { en: 'English title', ar: 'العنوان بالإنجليزية' },
  arabic_title: { en: 'Arabic title', ar: 'العنوان بالعربية' },
  english_body: { en: 'English text', ar: 'النص بالإنجليزية' },
  arabic_body: { en: 'Arabic text', ar: 'النص بالعربية' },
  status: { en: 'Status', ar: 'الحالة' },
} as const;
/** Long enough for a paragraph or two: what needs more is a manual. */
const MOST = 1500;

export const updateFields = z.strictObject({
  english_title: englishText(labels.english_title, 100),
  arabic_title: arabicText(labels.arabic_title, 100),
  english_body: freeText(labels.english_body, MOST).min(1),
  arabic_body: freeText(labels.arabic_body, MOST).min(1),
});

export const platformUpdatesList = defineList({
  path: base,
  ...manager,
  access: 'platform-settings.view',
  title: pageWords['platform-updates'],
  record: z.object({
    id,
    english_title: z.string(),
    arabic_title: z.string(),
    english_body: z.string(),
    arabic_body: z.string(),
    status: codeOf(platformUpdateStates),
    published_at: z.string().nullable(),
    readers: z.number().int(),
    salons: z.number().int(),
    created_at: z.string(),
  }),
  columns: [
    { key: 'english_title', label: labels.english_title, kind: 'text', sortable: true },
    { key: 'arabic_title', label: labels.arabic_title, kind: 'text', sortable: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: platformUpdateStates.choices },
    { key: 'published_at', label: { en: 'Published on', ar: 'تاريخ النشر' }, kind: 'datetime', sortable: true },
    { key: 'readers', label: { en: 'People who read it', ar: 'عدد القرّاء' }, kind: 'number' },
    { key: 'salons', label: { en: 'Salons that read it', ar: 'الصالونات التي قرأته' }, kind: 'number' },
    {
      key: 'created_at',
      label: { en: 'Written on', ar: 'تاريخ الكتابة' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: platformUpdateStates.choices }],
  defaultSort: { key: 'created_at', descending: true },
});

const writing = { ...manager, method: 'POST', access: 'platform-settings.edit' } as const;

export const platformUpdatesContract = {
  get_records: platformUpdatesList.endpoints.get_records,
  export: platformUpdatesList.endpoints.export,
  add: endpoint({
    ...writing,
    path: `${base}/add`,
    summary: 'Write an update as a draft',
    input: updateFields,
    output: z.object({ id }),
    errors: [],
  }),
  edit: endpoint({
    ...writing,
    path: `${base}/edit`,
    summary: 'Correct an update; who has read it is not shown it again',
    input: updateFields.extend({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  set_status: endpoint({
    ...writing,
    path: `${base}/set_status`,
    summary: 'Publish or withdraw an update',
    input: z.object({ id, status: codeOf(platformUpdateStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  get_news: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'platform_updates/get_news',
    access: 'signed-in',
    summary: 'The latest published updates, and which of them one has not read',
    input: z.object({}),
    output: z.object({
      records: z.array(
        z.object({
          id,
          english_title: z.string(),
          arabic_title: z.string(),
          english_body: z.string(),
          arabic_body: z.string(),
          published_at: z.string(),
          is_new: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  mark_read: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'platform_updates/mark_read',
    access: 'signed-in',
    summary: 'An update was read and is not shown again',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
