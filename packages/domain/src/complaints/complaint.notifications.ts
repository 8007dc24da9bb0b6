import { defineNotifications } from '../notifications/define-notifications';

const places = { who: 'text', body: 'text' } as const;

export const complaintNotifications = defineNotifications({
  complaints: {
    needs: 'reports.complaints',
    icon: 'message',
    opens: 'merchant-management-reports-complaints',
    one: true,
    texts: {
      complaint: { tone: 'danger', places, en: 'New complaint from {who}: {body}', ar: 'شكوى جديدة من {who}: {body}' },
      suggestion: { tone: 'info', places, en: 'New suggestion from {who}: {body}', ar: 'اقتراح جديد من {who}: {body}' },
    },
  },
});
