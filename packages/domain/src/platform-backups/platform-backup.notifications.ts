import { defineNotifications } from '../notifications/define-notifications';
import { wordsOf } from '../kernel/state-machine';
import { backupFaults } from './platform-backup.states';

export const platformBackupNotifications = defineNotifications({
  'platform-backups': {
    name: { en: 'Backups of the platform', ar: 'نسخ المنصّة الاحتياطية' },
    needs: 'platform-settings.backups',
    icon: 'file',
    opens: 'manager-technical-backups',
    texts: {
      failed: {
        tone: 'danger',
        places: { date: 'date', fault: wordsOf(backupFaults) },
        en: 'The backup of {date} could not be created: {fault}',
        ar: 'تعذّر إنشاء النسخة الاحتياطية ليوم {date}: {fault}',
      },
      broken: {
        tone: 'danger',
        places: { date: 'date', fault: wordsOf(backupFaults) },
        en: 'The backup of {date} can no longer be restored: {fault}',
        ar: 'لم تعد النسخة الاحتياطية ليوم {date} صالحة للاستعادة: {fault}',
      },
      'drill-failed': {
        tone: 'danger',
        places: { date: 'date', fault: wordsOf(backupFaults) },
        en: 'The restore drill of the backup of {date} failed: {fault}',
        ar: 'فشلت تجربة استعادة النسخة الاحتياطية ليوم {date}: {fault}',
      },
      none: {
        tone: 'danger',
        places: {},
        en: 'There has been no good backup for two days',
        ar: 'لا توجد نسخة احتياطية سليمة منذ يومين',
      },
    },
  },
});
