import { defineNotifications } from '../notifications/define-notifications';
import { paperNames } from './document-expiry.rules';

const ofPaper = { employee: 'names', paper: paperNames, date: 'date' } as const;
const ofDocument = { employee: 'names', title: 'text', date: 'date' } as const;

export const employeeNotifications = defineNotifications({
  'document-expiry': {
    name: { en: 'Expiring documents', ar: 'انتهاء المستندات' },
    needs: 'employees.view',
    icon: 'file',
    opens: 'merchant-employees-one',
    one: true,
    texts: {
      'paper-expires': {
        tone: 'warning',
        places: ofPaper,
        en: '{employee}: {paper} expires on {date}',
        ar: '{employee}: {paper} تنتهي بتاريخ {date}',
      },
      'paper-expired': {
        tone: 'danger',
        places: ofPaper,
        en: '{employee}: {paper} expired on {date}',
        ar: '{employee}: {paper} انتهت بتاريخ {date}',
      },
      'document-expires': {
        tone: 'warning',
        places: ofDocument,
        en: '{employee}: {title} expires on {date}',
        ar: '{employee}: صلاحية {title} تنتهي بتاريخ {date}',
      },
      'document-expired': {
        tone: 'danger',
        places: ofDocument,
        en: '{employee}: {title} expired on {date}',
        ar: '{employee}: صلاحية {title} انتهت بتاريخ {date}',
      },
    },
  },
});
