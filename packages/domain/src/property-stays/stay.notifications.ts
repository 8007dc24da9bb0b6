import { defineNotifications } from '../notifications/define-notifications';

const money = { renter: 'text', name: 'names', amount: 'money' } as const;
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
        en: '{renter} requests {name} from {date}',
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
        en: '{renter} withdrew the enquiry for {name} from {date}',
        ar: 'تم سحب طلب {name} من {date}: {renter}',
      },
      wrote: {
        tone: 'info',
        places: { renter: 'text', name: 'names' },
        en: '{renter} wrote to you about {name}',
        ar: 'رسالة من {renter} بخصوص {name}',
      },
      'deposit-paid': {
        tone: 'success',
        places: { ...about, amount: 'money' },
        en: '{renter} accepted and paid the deposit of {amount}: {name} from {date}',
        ar: 'قبول ودفع عربون بقيمة {amount} من {renter}: {name} من {date}',
      },
      'deposit-late': {
        tone: 'warning',
        places: money,
        en: 'The deposit of {amount} from {renter} came too late and is being returned: {name}',
        ar: 'وصل عربون {renter} بقيمة {amount} متأخرًا وتجري إعادته: {name}',
      },
      'deposit-twice': {
        tone: 'danger',
        places: money,
        en: '{renter} paid the deposit of {amount} twice, please return one payment at the gateway: {name}',
        ar: 'دُفع عربون {renter} بقيمة {amount} مرتين، يرجى رد إحدى الدفعتين من بوابة الدفع: {name}',
      },
      'deposit-mismatch': {
        tone: 'danger',
        places: money,
        en: 'A payment from {renter} does not match the deposit of {amount}, please review it: {name}',
        ar: 'دفعة من {renter} لا تطابق العربون المطلوب {amount}، يرجى المراجعة: {name}',
      },
      'refund-failed': {
        tone: 'danger',
        places: money,
        en: 'The gateway refused to return {amount} to {renter}: {name}',
        ar: 'رفضت بوابة الدفع إعادة {amount} إلى {renter}: {name}',
      },
      'refund-unknown': {
        tone: 'danger',
        places: money,
        en: 'No response about returning {amount} to {renter}. Check the gateway before trying again: {name}',
        ar: 'لم يصل رد بشأن إعادة {amount} إلى {renter}، يرجى مراجعة بوابة الدفع قبل المحاولة مرة أخرى: {name}',
      },
      cancelled: {
        tone: 'warning',
        places: about,
        en: '{renter} cancelled the stay: {name} from {date}',
        ar: 'تم إلغاء الإقامة: {renter}، {name} من {date}',
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
