import { defineNotifications } from '../notifications/define-notifications';

const about = { renter: 'text', name: 'names', date: 'date' } as const;

/** What an owner of places is told of enquiries, and of calendars of other sites. */
export const stayNotifications = defineNotifications({
  'stay-enquiries': {
    name: { en: 'Enquiries', ar: 'طلبات الإقامة' },
    needs: 'host',
    icon: 'message',
    opens: 'merchant-stays-enquiries',
    one: true,
    texts: {
      asked: {
        tone: 'info',
        places: about,
        en: '{renter} asks for {name} from {date}',
        ar: 'طلب إقامة من {renter} في {name} من {date}',
      },
      accepted: {
        tone: 'success',
        places: about,
        en: '{renter} accepted your offer: {name} from {date}',
        ar: 'تم قبول عرضك من {renter}: {name} من {date}',
      },
      withdrawn: {
        tone: 'warning',
        places: about,
        en: '{renter} does not want {name} from {date} any more',
        ar: 'تراجع {renter} عن طلب {name} من {date}',
      },
      wrote: {
        tone: 'info',
        places: { renter: 'text', name: 'names' },
        en: '{renter} wrote to you about {name}',
        ar: 'رسالة من {renter} بخصوص {name}',
      },
      lapsed: {
        tone: 'warning',
        places: about,
        en: 'Your offer to {renter} has expired: {name} from {date}',
        ar: 'انتهت مهلة عرضك إلى {renter}: {name} من {date}',
      },
    },
  },
  'stay-calendars': {
    name: { en: 'Calendars of other sites', ar: 'تقاويم المواقع الأخرى' },
    needs: 'host',
    icon: 'calendar',
    opens: 'merchant-stays-calendar',
    one: true,
    texts: {
      silent: {
        tone: 'danger',
        places: { feed: 'text', name: 'names' },
        en: 'The calendar of {feed} does not answer. The nights last seen stay closed: {name}',
        ar: 'تقويم {feed} لا يستجيب، وتبقى الليالي المعروفة محجوبة: {name}',
      },
      back: {
        tone: 'success',
        places: { feed: 'text', name: 'names' },
        en: 'The calendar of {feed} answers again: {name}',
        ar: 'عاد تقويم {feed} إلى العمل: {name}',
      },
    },
  },
});
