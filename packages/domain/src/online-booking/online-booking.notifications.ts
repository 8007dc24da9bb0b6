import { defineNotifications } from '../notifications/define-notifications';
import { depositTexts } from '../payment-links/payment-link.notifications';

const places = { customer: 'text', date: 'date', time: 'time' } as const;

/** What customers do on the salon's page, and what becomes of their deposits. */
export const onlineBookingNotifications = defineNotifications({
  'online-bookings': {
    name: { en: 'Online bookings', ar: 'الحجوزات أونلاين' },
    needs: 'appointments.view-all',
    icon: 'calendar',
    opens: 'merchant-appointments',
    one: true,
    texts: {
      booked: {
        tone: 'info',
        places,
        en: '{customer} booked online for {date} at {time}',
        ar: 'حجز أونلاين جديد: {customer}، {date} الساعة {time}',
      },
      moved: {
        tone: 'warning',
        places,
        en: '{customer} moved the online booking to {date} at {time}',
        ar: '{customer}: تم نقل الحجز أونلاين إلى {date} الساعة {time}',
      },
      cancelled: {
        tone: 'warning',
        places,
        en: '{customer} cancelled the online booking of {date} at {time}',
        ar: '{customer}: تم إلغاء الحجز أونلاين في {date} الساعة {time}',
      },
      ...depositTexts,
    },
  },
});
