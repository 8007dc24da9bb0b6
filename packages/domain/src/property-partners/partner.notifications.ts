import { defineNotifications } from '../notifications/define-notifications';

/** What renters of places to stay ask the salons their owners recommend for. */
export const propertyPartnerNotifications = defineNotifications({
  'stay-wishes': {
    name: { en: 'Requests from renters', ar: 'طلبات المستأجرين' },
    needs: 'appointments.view-all',
    icon: 'calendar',
    opens: 'merchant-appointments',
    texts: {
      wished: {
        tone: 'info',
        places: { customer: 'text', place: 'names', date: 'date' },
        en: '{customer} stays at {place} from {date} and requests an appointment: see the waiting list',
        ar: '{customer}: طلب موعد خلال الإقامة في {place} من {date}، انظر قائمة الانتظار',
      },
    },
  },
});
