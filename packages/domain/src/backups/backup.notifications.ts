import { defineNotifications } from '../notifications/define-notifications';

export const backupNotifications = defineNotifications({
  backups: {
    name: { en: 'Backups', ar: 'النسخ الاحتياطية' },
    needs: 'settings.backups',
    icon: 'file',
    opens: 'merchant-setting-backups',
    texts: {
      failed: {
        tone: 'danger',
        places: { date: 'date' },
        en: 'The backup of {date} could not be created',
        ar: 'تعذّر إنشاء النسخة الاحتياطية ليوم {date}',
      },
    },
  },
});
