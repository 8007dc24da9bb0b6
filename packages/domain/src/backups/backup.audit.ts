import type { AuditedRecords } from '../audit/audited-record';
import { backupKinds, backupRhythms, backupStates } from './backup.states';

export const backupAudit = {
  backups: {
    label: { en: 'Backup', ar: 'نسخة احتياطية' },
    readBy: { merchant: 'settings.backups' },
    actions: {
      'backups.add': 'add',
      'backups.download': { en: 'Backup downloaded', ar: 'تنزيل نسخة احتياطية' },
      'backups.remove': 'remove',
    },
    fields: {
      kind: { en: 'Content', ar: 'المحتوى' },
      state: { en: 'Status', ar: 'الحالة' },
      subjects: { en: 'Lists', ar: 'القوائم' },
      years: { en: 'Documents of', ar: 'مستندات سنة' },
      uploads: { en: 'Files', ar: 'الملفات' },
    },
    values: { kind: backupKinds.choices, state: backupStates.choices },
  },
  backup_schedules: {
    label: { en: 'Backup by e-mail', ar: 'النسخ الاحتياطي بالبريد' },
    readBy: { merchant: 'settings.backups' },
    actions: { 'backups.schedule': 'edit' },
    fields: {
      rhythm: { en: 'How often', ar: 'التكرار' },
      documents: { en: 'Documents of the year', ar: 'مستندات السنة' },
      subjects: { en: 'Lists', ar: 'القوائم' },
      uploads: { en: 'Files', ar: 'الملفات' },
    },
    values: { rhythm: backupRhythms.choices },
  },
} as const satisfies AuditedRecords;
