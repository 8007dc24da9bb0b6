import type { ErrorEntry } from '../kernel/app-error';

export const platformBackupErrors = {
  RESTORE_UNDER_WAY: {
    meaning: 'conflict',
    en: 'A restore is under way. Wait until it has finished',
    ar: 'هناك استعادة قيد التنفيذ، انتظر حتى تنتهي',
  },
  BACKUP_WITHOUT_MERCHANT: {
    meaning: 'invalid',
    en: 'The merchant was added after this backup. Choose a later one',
    ar: 'هذا التاجر أحدث من النسخة الاحتياطية، اختر نسخة أحدث',
  },
} as const satisfies Record<string, ErrorEntry>;
