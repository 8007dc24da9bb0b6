import { z } from 'zod';
import { businessTypes } from '../accounts/account.states';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText, serviceName } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { JOB_TIME_MAX, JOB_TIME_STEP } from '../services/service.rules';
import { englishServiceName } from '../services/services.contract';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  group: { en: 'Group', ar: 'المجموعة' },
  business_types: { en: 'Salon types', ar: 'أنواع الصالونات' },
  status: { en: 'Status', ar: 'الحالة' },
  accounts: { en: 'Salons using it', ar: 'الصالونات المستخدِمة' },
};
const named = {
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  business_types: z.array(z.string()),
  business_types_text: z.string(),
  salons_count: z.number().int(),
  status: codeOf(recordStates),
  created_at: z.string(),
  updated_at: z.string(),
};
const manager = { areas: ['manager'] } as const;
const status = { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices } as const;
const statusFilter = { key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices } as const;

export const suggestedGroupsList = defineList({
  path: 'platform_setting/suggested_groups',
  ...manager,
  access: 'platform-settings.view',
  title: { en: 'Suggested groups', ar: 'المجموعات المقترحة' },
  record: z.object({ ...named, services_count: z.number().int() }),
  columns: [
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'business_types_text', label: labels.business_types, kind: 'text' },
    { key: 'services_count', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
    { key: 'salons_count', label: labels.accounts, kind: 'number' },
    status,
    {
      key: 'updated_at',
      label: { en: 'Last updated', ar: 'آخر تحديث' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
  ],
  filters: [statusFilter],
  defaultSort: { key: 'id', descending: false },
});

export const suggestedServicesList = defineList({
  path: 'platform_setting/suggested_services',
  ...manager,
  access: 'platform-settings.view',
  title: { en: 'Suggested services', ar: 'الخدمات المقترحة' },
  record: z.object({ ...named, group_id: id, group_name: z.string(), job_time: z.number().int() }),
  columns: [
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'group_name', label: labels.group, kind: 'text', sortable: true },
    { key: 'job_time', label: { en: 'Duration (min)', ar: 'المدة (دقيقة)' }, kind: 'number', sortable: true },
    { key: 'business_types_text', label: labels.business_types, kind: 'text' },
    { key: 'salons_count', label: labels.accounts, kind: 'number' },
    status,
    {
      key: 'updated_at',
      label: { en: 'Last updated', ar: 'آخر تحديث' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
  ],
  filters: [statusFilter],
  defaultSort: { key: 'id', descending: false },
});

const NAME_LENGTH = 100;
const business_types = z.array(codeOf(businessTypes)).min(1).max(4);
export const suggestedGroupFields = z.object({
  english_name: englishText(labels.english_name, NAME_LENGTH),
  arabic_name: arabicText(labels.arabic_name, NAME_LENGTH),
  business_types,
});
export const suggestedServiceFields = z.object({
  english_name: englishServiceName(labels.english_name),
  arabic_name: serviceName(labels.arabic_name),
  group_id: id,
  job_time: z.int().multipleOf(JOB_TIME_STEP).min(JOB_TIME_STEP).max(JOB_TIME_MAX),
  business_types,
});
const setStatusInput = z.object({ id, status: codeOf(recordStates) });
const groups = 'platform_setting/suggested_groups';
const services = 'platform_setting/suggested_services';
const writing = { ...manager, method: 'POST', access: 'platform-settings.edit' } as const;

export const suggestedServicesContract = {
  group_records: suggestedGroupsList.endpoints.get_records,
  export_groups: suggestedGroupsList.endpoints.export,
  group_options: endpoint({
    ...manager,
    method: 'GET',
    path: `${groups}/options`,
    access: 'platform-settings.view',
    summary: 'All suggested groups, to choose from',
    input: z.object({}),
    output: z.object({
      records: z.array(
        z.object({ id, english_name: z.string(), arabic_name: z.string(), status: codeOf(recordStates) }),
      ),
    }),
    errors: [],
  }),
  add_group: endpoint({
    ...writing,
    path: `${groups}/add`,
    summary: 'Suggest a group to salons',
    input: suggestedGroupFields,
    output: z.object({ id }),
    errors: ['GROUP_NAME_EXISTS'],
  }),
  edit_group: endpoint({
    ...writing,
    path: `${groups}/edit`,
    summary: 'Change a suggested group',
    input: suggestedGroupFields.extend({ id }),
    output: done,
    errors: ['NOT_FOUND', 'GROUP_NAME_EXISTS'],
  }),
  set_group_status: endpoint({
    ...writing,
    path: `${groups}/set_status`,
    summary: 'Stop or resume suggesting a group',
    input: setStatusInput,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  service_records: suggestedServicesList.endpoints.get_records,
  export_services: suggestedServicesList.endpoints.export,
  add_service: endpoint({
    ...writing,
    path: `${services}/add`,
    summary: 'Suggest a service to salons',
    input: suggestedServiceFields,
    output: z.object({ id }),
    errors: ['SERVICE_NAME_EXISTS', 'CATEGORY_NOT_EXIST'],
  }),
  edit_service: endpoint({
    ...writing,
    path: `${services}/edit`,
    summary: 'Change a suggested service',
    input: suggestedServiceFields.extend({ id }),
    output: done,
    errors: ['NOT_FOUND', 'SERVICE_NAME_EXISTS', 'CATEGORY_NOT_EXIST'],
  }),
  set_service_status: endpoint({
    ...writing,
    path: `${services}/set_status`,
    summary: 'Stop or resume suggesting a service',
    input: setStatusInput,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
