import type { AuditedRecords } from '../audit/audited-record';
import { platformUpdateStates } from './platform-update.states';

export const platformUpdateAudit = {
  platform_updates: {
    label: { en: 'Platform update', ar: 'تحديث المنصّة' },
    readBy: { manager: 'platform-settings.view' },
    actions: {
      'platform-updates.add': 'add',
      'platform-updates.edit': 'edit',
      'platform-updates.set-status': 'set-status',
    },
    fields: {
      english_title: { en: 'English title', ar: 'العنوان بالإنجليزية' },
      arabic_title: { en: 'Arabic title', ar: 'العنوان بالعربية' },
      english_body: { en: 'English text', ar: 'النص بالإنجليزية' },
      arabic_body: { en: 'Arabic text', ar: 'النص بالعربية' },
    },
    values: { status: platformUpdateStates.choices },
  },
} as const satisfies AuditedRecords;
