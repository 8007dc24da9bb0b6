import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { actionChoices, entityChoices } from './audit-words';
import { auditedEntities } from './audited-records';

const id = z.number().int();

const record = z.object({
  id,
  at: z.string(),
  /** merchant, manager, visitor or system. */
  actor_kind: z.string(),
  actor_name: z.string().nullable(),
  /** The platform manager who worked as the owner. */
  real_actor_name: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  /** What people call the record. */
  entity_name: z.string().nullable(),
  /** Names of records that `before` and `after` mention by number: `customers:12`. */
  names: z.record(z.string(), z.string()),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string().nullable(),
});
export type AuditRecord = z.output<typeof record>;

export const auditList = defineList({
  path: 'audit',
  areas: ['merchant'],
  access: 'settings.audit',
  title: pageWords['audit-log'],
  record,
  columns: [
    { key: 'at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'actor_name', label: { en: 'Performed by', ar: 'المنفّذ' }, kind: 'text' },
    { key: 'action', label: { en: 'Action', ar: 'العملية' }, kind: 'badge', choices: actionChoices },
    { key: 'entity_name', label: { en: 'Record', ar: 'السجل' }, kind: 'text' },
    { key: 'real_actor_name', label: { en: 'Actually performed by', ar: 'المنفّذ الفعلي' }, kind: 'text' },
    { key: 'entity_id', label: { en: 'Record number', ar: 'رقم السجل' }, kind: 'code', hidden: true },
    { key: 'ip', label: { en: 'IP address', ar: 'عنوان IP' }, kind: 'code', hidden: true },
  ],
  filters: [
    { key: 'entity', label: { en: 'Record type', ar: 'نوع السجل' }, kind: 'choice', choices: entityChoices },
    { key: 'at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'at', descending: true },
});

export const HISTORY_PAGE = 50;

export const auditContract = {
  get_records: auditList.endpoints.get_records,
  export: auditList.endpoints.export,
  get_history: endpoint({
    areas: ['merchant', 'manager', 'properties'],
    method: 'GET',
    path: 'audit/get_history',
    access: 'signed-in',
    summary: 'What happened to one record, the newest first. Needs the permission to see that record',
    input: z.object({
      entity: z.enum(auditedEntities),
      entity_id: z.string().min(1).max(60),
      /** Platform staff only: in whose books. Zero is the platform itself. */
      account_id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
      /** The oldest one already shown. */
      before_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({ records: z.array(record), more: z.boolean() }),
    errors: ['no_permission'],
  }),
};
