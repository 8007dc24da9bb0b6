import type { AuditedRecords } from '../audit/audited-record';
import {
  backupFaults,
  platformBackupKinds,
  platformBackupStates,
  platformRestoreKinds,
  platformRestoreStates,
} from './platform-backup.states';

export const platformBackupAudit = {
  platform_backups: {
    label: { en: 'Backup of the platform', ar: 'نسخة احتياطية للمنصّة' },
    readBy: { manager: 'platform-settings.backups' },
    actions: {
      'platform-backups.add': 'add',
      'platform-backups.download': { en: 'Backup of the platform downloaded', ar: 'تنزيل نسخة المنصّة الاحتياطية' },
      'platform-backups.remove': 'remove',
    },
    fields: {
      kind: { en: 'Made for', ar: 'الغرض' },
      state: { en: 'Status', ar: 'الحالة' },
      made_at: { en: 'Created on', ar: 'تاريخ الإنشاء' },
    },
    values: { kind: platformBackupKinds.choices, state: platformBackupStates.choices },
  },
  platform_restores: {
    label: { en: 'Restore', ar: 'استعادة' },
    readBy: { manager: 'platform-settings.backups' },
    actions: {
      'platform-restores.drill': { en: 'Restore drill started', ar: 'بدء تجربة استعادة' },
      'platform-restores.merchant': { en: 'Restore of a merchant started', ar: 'بدء استعادة تاجر' },
      'platform-restores.restored': { en: 'Account restored from a backup', ar: 'استعادة الحساب من نسخة احتياطية' },
    },
    fields: {
      state: { en: 'Status', ar: 'الحالة' },
      backup_of: { en: 'From the backup of', ar: 'من نسخة يوم' },
      merchant: { en: 'Merchant', ar: 'التاجر' },
      fault: { en: 'Reason', ar: 'السبب' },
    },
    values: {
      kind: platformRestoreKinds.choices,
      state: platformRestoreStates.choices,
      fault: backupFaults.choices,
    },
  },
} as const satisfies AuditedRecords;
