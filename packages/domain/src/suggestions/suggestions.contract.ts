import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { suggestionStates } from './suggestion.states';
import { codeOf } from '../kernel/input/fields';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const record = z.object({
  id,
  account_id: id,
  salon: z.string(),
  title: z.string(),
  body: z.string(),
  status: codeOf(suggestionStates),
  answer: z.string().nullable(),
  image_url: z.string().nullable(),
  created_by_name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
const status = {
  key: 'status',
  label: { en: 'Status', ar: 'الحالة' },
  kind: 'badge',
  choices: suggestionStates.choices,
} as const;
const statusFilter = {
  key: 'status',
  label: { en: 'Status', ar: 'الحالة' },
  kind: 'choice',
  choices: suggestionStates.choices,
} as const;

export const suggestionsList = defineList({
  path: 'technical/development_suggestions',
  areas: ['manager'],
  access: 'platform-technical.view',
  title: { en: 'Development suggestions', ar: 'اقتراحات التطوير' },
  record,
  columns: [
    { key: 'created_at', label: { en: 'Sent on', ar: 'وقت الإرسال' }, kind: 'datetime', sortable: true },
    { key: 'title', label: { en: 'Suggestion', ar: 'الاقتراح' }, kind: 'text' },
    { key: 'salon', label: { en: 'Salon', ar: 'الصالون' }, kind: 'text' },
    { key: 'created_by_name', label: { en: 'Sent by', ar: 'المرسل' }, kind: 'text' },
    status,
    {
      key: 'updated_at',
      label: { en: 'Last updated', ar: 'آخر تحديث' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
    { key: 'answer', label: { en: 'Reply', ar: 'الرد' }, kind: 'text', hidden: true },
  ],
  filters: [statusFilter, { key: 'created_at', label: { en: 'Sent on', ar: 'وقت الإرسال' }, kind: 'date-range' }],
  defaultSort: { key: 'created_at', descending: true },
});

export const ownSuggestionsList = defineList({
  path: 'suggestions',
  areas: ['merchant'],
  access: 'settings.suggestions',
  title: pageWords.suggestions,
  record,
  columns: [
    { key: 'created_at', label: { en: 'Sent on', ar: 'وقت الإرسال' }, kind: 'datetime', sortable: true },
    { key: 'title', label: { en: 'Suggestion', ar: 'الاقتراح' }, kind: 'text' },
    status,
    { key: 'answer', label: { en: 'Our reply', ar: 'ردّنا' }, kind: 'text' },
    { key: 'created_by_name', label: { en: 'Sent by', ar: 'المرسل' }, kind: 'text' },
  ],
  filters: [statusFilter],
  defaultSort: { key: 'created_at', descending: true },
});

export const addSuggestionInput = z.object({
  title: z.string().trim().min(3).max(120),
  body: z.string().trim().min(10).max(4000),
  upload_id: id.optional(),
});
export const decideSuggestionInput = z.object({
  account_id: id,
  id,
  status: codeOf(suggestionStates),
  answer: z.string().trim().max(2000).optional(),
});

export const suggestionsContract = {
  get_records: suggestionsList.endpoints.get_records,
  export: suggestionsList.endpoints.export,
  own_records: ownSuggestionsList.endpoints.get_records,
  export_own: ownSuggestionsList.endpoints.export,
  add: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'suggestions/add',
    access: 'settings.suggestions',
    summary: 'Suggest something to the makers of Rawnaq',
    closedInTraining: true,
    input: addSuggestionInput,
    output: z.object({ id }),
    errors: ['UPLOAD_UNREADABLE'],
  }),
  image: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'technical/development_suggestions/image',
    access: 'platform-technical.view',
    kind: 'file',
    files: ['image/jpeg', 'image/png'],
    transaction: false,
    summary: 'The picture of a suggestion',
    input: z.object({
      account_id: z.coerce.number().int(),
      id: z.coerce.number().int(),
      size: z.enum(['thumb']).optional(),
    }),
    output: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'technical/development_suggestions/decide',
    access: 'platform-technical.edit',
    summary: 'Move a suggestion to another state and answer it',
    input: decideSuggestionInput,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
