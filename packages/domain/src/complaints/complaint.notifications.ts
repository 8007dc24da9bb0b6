import { defineNotifications } from '../notifications/define-notifications';

const places = { who: 'text', body: 'text' } as const;

export const complaintNotifications = defineNotifications({
  complaints: {
    name: { en: 'Complaints and suggestions', ar: 'الشكاوى والاقتراحات' },
    needs: 'reports.complaints',
    icon: 'message',
    opens: 'merchant-management-reports-complaints-one',
    one: true,
    texts: {
      complaint: { tone: 'danger', places, en: 'New complaint from {who}: {body}', ar: 'شكوى جديدة من {who}: {body}' },
      suggestion: { tone: 'info', places, en: 'New suggestion from {who}: {body}', ar: 'اقتراح جديد من {who}: {body}' },
      'answer-overdue': {
        tone: 'danger',
        places: { who: 'text' },
        en: 'The answer to {who} is overdue',
        ar: 'تأخر الرد على {who}',
      },
      'close-overdue': {
        tone: 'warning',
        places: { who: 'text' },
        en: 'The complaint of {who} should have been closed by now',
        ar: 'كان من المفترض إغلاق شكوى {who} قبل الآن',
      },
    },
  },
});
