import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { freeText } from '../kernel/fields';
import { defineList } from '../kernel/list';
import { entryCheckStates } from '../services/entry-check.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  created_at: { en: 'Added', ar: 'تاريخ الإضافة' },
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  salon: { en: 'Salon', ar: 'الصالون' },
  status: { en: 'State', ar: 'الحالة' },
  reason: { en: 'Reason', ar: 'السبب' },
};
const entry = { id, account_id: id, salon: z.string(), english_name: z.string(), arabic_name: z.string(), check_status: z.number().int(), check_reason: z.string().nullable(), suggested_group_id: id.nullable(), created_at: z.string() };
const manager = { areas: ['manager'] } as const;
const status = { key: 'check_status', label: labels.status, kind: 'badge', choices: entryCheckStates.choices } as const;
const filters = [{ key: 'check_status', label: labels.status, kind: 'choice', choices: entryCheckStates.choices }, { key: 'created_at', label: labels.created_at, kind: 'date-range' }] as const;

export const addedGroupsList = defineList({
  path: 'check_entries/added_groups', ...manager, access: 'platform-checks.view', title: { en: 'Added groups', ar: 'المجموعات المضافة' },
  record: z.object({ ...entry, services_count: z.number().int() }),
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'salon', label: labels.salon, kind: 'text', sortable: true },
    { key: 'services_count', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
    status,
    { key: 'check_reason', label: labels.reason, kind: 'text', hidden: true },
  ],
  filters, defaultSort: { key: 'created_at', descending: true },
});

export const addedServicesList = defineList({
  path: 'check_entries/added_services', ...manager, access: 'platform-checks.view', title: { en: 'Added services', ar: 'الخدمات المضافة' },
  record: z.object({ ...entry, group_name: z.string(), job_time: z.number().int(), price: z.number().int(), currency: z.string() }),
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'group_name', label: { en: 'Group', ar: 'المجموعة' }, kind: 'text' },
    { key: 'job_time', label: { en: 'Minutes', ar: 'الدقائق' }, kind: 'number' },
    { key: 'salon', label: labels.salon, kind: 'text', sortable: true },
    status,
    { key: 'check_reason', label: labels.reason, kind: 'text', hidden: true },
  ],
  filters, defaultSort: { key: 'created_at', descending: true },
});

const { rejected, approved } = entryCheckStates.codes;
const decision = { account_id: id, id, check_status: z.literal([rejected, approved]), reason: freeText(labels.reason, 500).optional() };
export const decideGroupInput = z.object(decision);
export const decideServiceInput = z.object({ ...decision, suggested_group_id: id.nullish() });
const deciding = { ...manager, method: 'POST', access: 'platform-checks.decide', output: done } as const;

export const platformChecksContract = {
  group_records: addedGroupsList.endpoints.get_records,
  export_groups: addedGroupsList.endpoints.export,
  decide_group: endpoint({ ...deciding, path: 'check_entries/added_groups/decide', summary: 'Suggest a salon’s own group to everybody, or say why not', input: decideGroupInput, errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CHECK_NEEDS_REASON'] }),
  service_records: addedServicesList.endpoints.get_records,
  export_services: addedServicesList.endpoints.export,
  decide_service: endpoint({ ...deciding, path: 'check_entries/added_services/decide', summary: 'Suggest a salon’s own service to everybody, or say why not', input: decideServiceInput, errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CHECK_NEEDS_REASON', 'CHECK_NEEDS_GROUP'] }),
};
