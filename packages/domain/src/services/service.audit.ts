import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { entryCheckStates } from './entry-check.states';

/** Rawnaq looks at what salons add to the menu. */
const CHECKED = { 'platform-checks.decide': { en: 'Reviewed by Rawnaq', ar: 'مراجعة من إدارة رونق' } } as const;
const checkFields = {
  check_reason: { en: 'Reason', ar: 'السبب' },
  check_status: { en: 'Review', ar: 'المراجعة' },
  replace_with_id: { en: 'Replaced by', ar: 'استُبدل بـ' },
  suggested_group_id: { en: 'Suggested category', ar: 'التصنيف المقترح' },
} as const;
const values = { check_status: entryCheckStates.choices, status: recordStates.choices } as const;

export const serviceAudit = {
  service_groups: {
    label: { en: 'Service category', ar: 'تصنيف خدمات' },
    readBy: { merchant: 'menu.view', manager: 'platform-checks.view' },
    named: 'english_name and arabic_name',
    actions: {
      'categories.add': 'add',
      'categories.edit': 'edit',
      'categories.set-status': 'set-status',
      'categories.activate': 'activate',
      'categories.reorder': 'reorder',
      'services.reorder': { en: 'Services reordered', ar: 'ترتيب الخدمات' },
      ...CHECKED,
    },
    fields: checkFields,
    values,
  },
  services: {
    label: { en: 'Service', ar: 'خدمة' },
    readBy: { merchant: 'menu.view', manager: 'platform-checks.view' },
    named: 'english_name and arabic_name',
    actions: {
      'services.add': 'add',
      'services.edit': 'edit',
      'services.set-status': 'set-status',
      'services.activate': 'activate',
      'services.change-prices': { en: 'Price changed', ar: 'تعديل السعر' },
      ...CHECKED,
    },
    fields: {
      ...checkFields,
      buffer_time: { en: 'Buffer minutes', ar: 'دقائق التجهيز' },
      job_time: { en: 'Duration', ar: 'المدة' },
      processing_time: { en: 'Processing minutes', ar: 'دقائق المعالجة' },
    },
    values,
  },
} as const satisfies AuditedRecords;
