import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

const values = { status: recordStates.choices } as const;

export const suggestedServiceAudit = {
  suggested_groups: {
    label: { en: 'Suggested group', ar: 'مجموعة مقترحة' },
    readBy: { manager: 'platform-settings.view' },
    actions: {
      'suggested-services.add-group': { en: 'Suggested group added', ar: 'إضافة مجموعة مقترحة' },
      'suggested-services.edit-group': { en: 'Suggested group changed', ar: 'تعديل مجموعة مقترحة' },
      'suggested-services.set-status': 'set-status',
    },
    values,
  },
  suggested_services: {
    label: { en: 'Suggested service', ar: 'خدمة مقترحة' },
    readBy: { manager: 'platform-settings.view' },
    actions: {
      'suggested-services.add-service': { en: 'Suggested service added', ar: 'إضافة خدمة مقترحة' },
      'suggested-services.edit-service': { en: 'Suggested service changed', ar: 'تعديل خدمة مقترحة' },
      'suggested-services.set-status': 'set-status',
    },
    values,
  },
} as const satisfies AuditedRecords;
