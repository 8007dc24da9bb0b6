import type { ErrorEntry } from '../kernel/app-error';

export const backupErrors = {
  BACKUP_UNDER_WAY: {
    meaning: 'conflict',
    en: 'A backup is being prepared. Wait for it or cancel it',
    ar: 'هناك نسخة احتياطية قيد التجهيز، انتظر اكتمالها أو ألغِها',
  },
  BACKUP_NOT_READY: { meaning: 'conflict', en: 'The backup is not ready yet', ar: 'النسخة الاحتياطية غير جاهزة بعد' },
  BACKUP_NOTHING: {
    meaning: 'invalid',
    en: 'Choose at least one list, a year of documents or the files',
    ar: 'اختر قائمة واحدة على الأقل أو سنة من المستندات أو الملفات',
  },
  BACKUP_OF_OTHERS: {
    meaning: 'invalid',
    en: 'You can take backups of what you may see yourself. The whole account is for its owner',
    ar: 'يمكنك أخذ نسخة مما تملك صلاحية رؤيته، أما الحساب كاملًا فهو للمالك',
  },
  BACKUP_PROOF: {
    meaning: 'invalid',
    en: 'Enter your password first. It opens backups for five minutes',
    ar: 'أدخل كلمة المرور أولًا، فهي تفتح النسخ الاحتياطية لمدة خمس دقائق',
  },
} as const satisfies Record<string, ErrorEntry>;
