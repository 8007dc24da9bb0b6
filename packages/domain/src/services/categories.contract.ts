import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { pageWords } from '../kernel/page-words';
import { entryCheckStates } from './entry-check.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const names = { english_name: z.string(), arabic_name: z.string() };
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  status: { en: 'Status', ar: 'الحالة' },
};
const NAME_LENGTH = 100;

const categoryRecord = z.object({
  id,
  name: z.string(),
  ...names,
  services_count: z.number().int(),
  active_services: z.number().int(),
  position: z.number().int(),
  status: codeOf(recordStates),
  check_status: codeOf(entryCheckStates).nullable(),
  check_reason: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const categoriesList = defineList({
  path: 'categories',
  areas: ['merchant'],
  access: 'menu.view',
  title: pageWords.categories,
  record: categoryRecord,
  columns: [
    { key: 'name', label: { en: 'Category', ar: 'التصنيف' }, kind: 'text', sortable: true },
    { key: 'services_count', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
    { key: 'active_services', label: { en: 'Active services', ar: 'الخدمات النشطة' }, kind: 'number' },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
    { key: 'english_name', label: labels.english_name, kind: 'text', hidden: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', hidden: true },
    { key: 'position', label: { en: 'Order', ar: 'الترتيب' }, kind: 'number', sortable: true, hidden: true },
    {
      key: 'check_status',
      label: { en: 'Review by Rawnaq', ar: 'مراجعة رونق' },
      kind: 'badge',
      choices: entryCheckStates.choices,
      hidden: true,
    },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', hidden: true },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'position', descending: false },
});

export const addCategoryInput = z.object({
  english_name: englishText(labels.english_name, NAME_LENGTH),
  arabic_name: arabicText(labels.arabic_name, NAME_LENGTH),
});
const suggestedCategory = z.object({ id, ...names, services_count: z.number().int(), activated: z.boolean() });
const merchant = { areas: ['merchant'] } as const;

/**
 * What happens to the services. Disabling a category disables them, unless they move to another one; activating it
 * again leaves them disabled, unless they are activated with it.
 */
export const setCategoryStatusInput = z.object({
  id,
  status: codeOf(recordStates),
  services: z.enum(['disable', 'move', 'activate']).default('disable'),
  move_to: id.nullish(),
});

export const categoriesContract = {
  get_records: categoriesList.endpoints.get_records,
  export: categoriesList.endpoints.export,
  options: endpoint({
    ...merchant,
    method: 'GET',
    path: 'categories/options',
    access: 'menu.view',
    summary: 'All categories in their order, to choose from',
    input: z.object({}),
    output: z.object({ records: z.array(z.object({ id, ...names, status: codeOf(recordStates) })) }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'categories/add',
    access: 'menu.create',
    summary: 'Add a category of the salon’s own',
    input: addCategoryInput,
    output: z.object({ id }),
    errors: ['CATEGORY_NAME_EXISTS'],
  }),
  edit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'categories/edit',
    access: 'menu.edit',
    summary: 'Rename a category',
    input: addCategoryInput.extend({ id }),
    output: done,
    errors: ['NOT_FOUND', 'CATEGORY_NAME_EXISTS'],
  }),
  set_status: endpoint({
    ...merchant,
    method: 'POST',
    path: 'categories/set_status',
    access: 'menu.edit',
    summary: 'Disable a category, or activate it again, and say what happens to its services',
    input: setCategoryStatusInput,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CATEGORY_NOT_EXIST'],
  }),
  reorder: endpoint({
    ...merchant,
    method: 'POST',
    path: 'categories/reorder',
    access: 'menu.edit',
    summary: 'Put the categories in order',
    input: z.object({ order: z.array(id).min(1).max(500) }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  suggested: endpoint({
    ...merchant,
    method: 'GET',
    path: 'categories/suggested',
    access: 'menu.create',
    summary: 'Categories the platform suggests to this kind of salon',
    input: z.object({}),
    output: z.object({ records: z.array(suggestedCategory) }),
    errors: [],
  }),
  activate: endpoint({
    ...merchant,
    method: 'POST',
    path: 'categories/activate',
    access: 'menu.create',
    summary: 'Take suggested categories into the menu',
    input: z.object({ suggested: z.array(id).min(1).max(100) }),
    output: z.object({ added: z.number().int() }),
    errors: ['NOT_FOUND', 'CATEGORY_NAME_EXISTS'],
  }),
};
