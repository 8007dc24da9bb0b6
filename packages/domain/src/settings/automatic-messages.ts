import type { Localized } from '../kernel/localized';

/** When a message goes out: at once, or a number of units before or after what it is about. */
export type MessageTiming = {
  unit: 'hours-before' | 'hours-after' | 'days-after';
  least: number;
  most: number;
  usual: number;
} | null;

type AutomaticMessage = {
  label: Localized;
  about: Localized;
  timing: MessageTiming;
  /** The only places that are filled; any other is refused. */
  places: readonly MessagePlace[];
  /** What a new salon begins with. */
  active: boolean;
  text: Localized;
};

export const messagePlaces = {
  customer: { label: { en: 'Customer', ar: 'اسم العميل' }, sample: { en: 'Fatima', ar: 'فاطمة' } },
  salon: { label: { en: 'Salon', ar: 'اسم الصالون' }, sample: { en: 'Glow Beauty Lounge', ar: 'جلو بيوتي لاونج' } },
  date: { label: { en: 'Date', ar: 'التاريخ' }, sample: { en: '18 Nov 2026', ar: '18 نوفمبر 2026' } },
  time: { label: { en: 'Time', ar: 'الوقت' }, sample: { en: '5:30 PM', ar: '5:30 م' } },
  services: { label: { en: 'Services', ar: 'الخدمات' }, sample: { en: 'Hair cut, blow-dry', ar: 'قص شعر، استشوار' } },
  employee: { label: { en: 'Employee', ar: 'الموظف' }, sample: { en: 'Rim', ar: 'ريم' } },
  amount: { label: { en: 'Amount', ar: 'المبلغ' }, sample: { en: 'AED 140.00', ar: '140.00 د.إ' } },
  link: { label: { en: 'Link', ar: 'الرابط' }, sample: { en: '(link)', ar: '(الرابط)' } },
} as const satisfies Record<string, { label: Localized; sample: Localized }>;
export type MessagePlace = keyof typeof messagePlaces;

/** Every message the salon sends by itself. */
export const automaticMessages = {
  appointment_created: {
    label: { en: 'Appointment booked', ar: 'حجز موعد' },
    about: { en: 'As soon as an appointment is booked.', ar: 'فور حجز الموعد.' },
    timing: null,
    places: ['customer', 'salon', 'date', 'time', 'services', 'employee', 'link'],
    active: true,
    text: {
      en:
        'Hello {customer}, your appointment at {salon} is on {date} at {time}: ' +
        '{services}. To move or cancel it: {link}',
      ar:
        'مرحبًا {customer}، تم تأكيد موعدك في {salon} يوم {date} الساعة {time}: ' +
        '{services}. لتعديل الموعد أو إلغائه: {link}',
    },
  },
  appointment_changed: {
    label: { en: 'Appointment changed', ar: 'تعديل موعد' },
    about: {
      en: 'When its day, time, service or employee changes.',
      ar: 'عند تغيير اليوم أو الوقت أو الخدمة أو الموظف.',
    },
    timing: null,
    places: ['customer', 'salon', 'date', 'time', 'services', 'employee', 'link'],
    active: true,
    text: {
      en: 'Hello {customer}, your appointment at {salon} has moved to {date} at {time}: {services}. Details: {link}',
      ar: 'مرحبًا {customer}، تم تعديل موعدك في {salon} إلى يوم {date} الساعة {time}: {services}. التفاصيل: {link}',
    },
  },
  appointment_cancelled: {
    label: { en: 'Appointment cancelled', ar: 'إلغاء موعد' },
    about: { en: 'When the salon or the customer cancels.', ar: 'عند إلغاء الموعد من الصالون أو من العميل.' },
    timing: null,
    places: ['customer', 'salon', 'date', 'time', 'link'],
    active: true,
    text: {
      en: 'Hello {customer}, your appointment at {salon} on {date} at {time} was cancelled. Book another one: {link}',
      ar: 'مرحبًا {customer}، تم إلغاء موعدك في {salon} يوم {date} الساعة {time}. لحجز موعد آخر: {link}',
    },
  },
  appointment_reminder: {
    label: { en: 'Appointment reminder', ar: 'تذكير بالموعد' },
    about: { en: 'Some hours before the appointment begins.', ar: 'قبل الموعد بعدد من الساعات.' },
    timing: { unit: 'hours-before', least: 1, most: 72, usual: 24 },
    places: ['customer', 'salon', 'date', 'time', 'services', 'employee', 'link'],
    active: true,
    text: {
      en: 'Hello {customer}, we look forward to seeing you at {salon} on {date} at {time}. If you cannot come: {link}',
      ar: 'مرحبًا {customer}، نذكّرك بموعدك في {salon} يوم {date} الساعة {time}. إن تعذّر الحضور: {link}',
    },
  },
  no_show: {
    label: { en: 'Missed appointment', ar: 'عدم الحضور' },
    about: {
      en: 'As soon as a visit is marked as missed. It can also be sent from the page of missed appointments.',
      ar: 'فور تسجيل عدم الحضور، ويمكن إرسالها كذلك من صفحة المواعيد الفائتة.',
    },
    timing: null,
    places: ['customer', 'salon', 'date', 'time', 'services', 'link'],
    active: false,
    text: {
      en:
        'Hello {customer}, we missed you at {salon} on {date}. Would another time suit you better? ' +
        'Book it here: {link}',
      ar: 'مرحبًا {customer}، افتقدناك في {salon} يوم {date}. هل يناسبك وقت آخر؟ للحجز: {link}',
    },
  },
  waitlist_opening: {
    label: { en: 'A time has opened', ar: 'توفّر موعد' },
    about: {
      en:
        'To customers on the waiting list, one after the other, when a suitable time becomes free. ' +
        'The link holds that time.',
      ar: 'لعملاء قائمة الانتظار بالدور عند توفّر وقت مناسب، والرابط يحجز هذا الوقت تحديدًا.',
    },
    timing: null,
    places: ['customer', 'salon', 'date', 'time', 'services', 'link'],
    active: true,
    text: {
      en:
        'Hello {customer}, a time has opened at {salon} on {date} at {time} for {services}. ' +
        'Open this link to keep it for you and book: {link}',
      ar:
        'مرحبًا {customer}، توفّر موعد في {salon} يوم {date} الساعة {time} لخدمة {services}. ' +
        'افتح الرابط لحجز هذا الوقت باسمك: {link}',
    },
  },
  birthday: {
    label: { en: 'Birthday', ar: 'عيد ميلاد' },
    about: { en: "On the morning of the customer's birthday.", ar: 'صباح يوم ميلاد العميل.' },
    timing: null,
    places: ['customer', 'salon', 'link'],
    active: false,
    text: {
      en: 'Happy birthday {customer}! With the best wishes of everybody at {salon}.',
      ar: 'كل عام وأنت بخير يا {customer}! مع أطيب تمنيات فريق {salon}.',
    },
  },
  rate_us: {
    label: { en: 'Rate us', ar: 'طلب تقييم' },
    about: {
      en:
        'Some hours after the invoice, with a link to rate the visit. ' +
        'It can also be sent from the page of issued invoices.',
      ar: 'بعد إصدار الفاتورة بعدد من الساعات، مع رابط لتقييم الزيارة، ويمكن إرسالها كذلك من صفحة طلب التقييم.',
    },
    timing: { unit: 'hours-after', least: 1, most: 72, usual: 2 },
    places: ['customer', 'salon', 'link'],
    active: true,
    text: {
      en: 'Thank you for visiting {salon}, {customer}. How was it? {link}',
      ar: 'شكرًا لزيارتك {salon} يا {customer}. كيف كانت تجربتك؟ {link}',
    },
  },
  survey: {
    label: { en: 'Survey', ar: 'استبيان' },
    about: {
      en: 'The link to a survey. When it goes out is said by the survey itself; it can also be sent manually.',
      ar: 'رابط الاستبيان. موعد إرساله محدد في الاستبيان نفسه، ويمكن إرساله يدويًا كذلك.',
    },
    timing: null,
    places: ['customer', 'salon', 'link'],
    active: true,
    text: {
      en: 'Hello {customer}, thank you for visiting {salon}. How was it? It takes half a minute: {link}',
      ar: 'مرحبًا {customer}، شكرًا لزيارتك {salon}. يهمّنا رأيك، نصف دقيقة تكفي: {link}',
    },
  },
  invoice_issued: {
    label: { en: 'Invoice', ar: 'الفاتورة' },
    about: {
      en: 'The invoice as a link, as soon as it is issued; also for deposits and gift cards sold.',
      ar: 'رابط الفاتورة فور إصدارها، وكذلك للعربون وبطاقات الهدايا المباعة.',
    },
    timing: null,
    places: ['customer', 'salon', 'amount', 'link'],
    active: false,
    text: {
      en: 'Thank you {customer}. Your invoice from {salon} for {amount}: {link}',
      ar: 'شكرًا {customer}. فاتورتك من {salon} بمبلغ {amount}: {link}',
    },
  },
  balance_reminder: {
    label: { en: 'Balance reminder', ar: 'تذكير بالرصيد المستحق' },
    about: {
      en: 'Some days after an invoice that is not fully paid. It can also be sent from the page of balances.',
      ar: 'بعد أيام من فاتورة لم تُسدَّد كاملة، ويمكن إرسالها كذلك من صفحة التذكير بالمستحقات.',
    },
    timing: { unit: 'days-after', least: 1, most: 90, usual: 7 },
    places: ['customer', 'salon', 'amount', 'link'],
    active: false,
    text: {
      en: 'Hello {customer}, {amount} is still open at {salon}. You can pay here: {link}',
      ar: 'مرحبًا {customer}، يوجد رصيد مستحق قدره {amount} لدى {salon}. يمكنك الدفع من هنا: {link}',
    },
  },
  missed_customer: {
    label: { en: 'We miss you', ar: 'اشتقنا لك' },
    about: {
      en:
        "Some days after the customer's last visit, if no new one is booked. " +
        'It can also be sent from the page of missed customers.',
      ar: 'بعد أيام من آخر زيارة إن لم يُحجز موعد جديد، ويمكن إرسالها كذلك من صفحة العملاء المنقطعين.',
    },
    timing: { unit: 'days-after', least: 30, most: 365, usual: 60 },
    places: ['customer', 'salon', 'link'],
    active: false,
    text: {
      en: 'Hello {customer}, it has been a while. {salon} would love to see you again: {link}',
      ar: 'مرحبًا {customer}، طالت الغيبة واشتقنا لك في {salon}. احجز موعدك: {link}',
    },
  },
} as const satisfies Record<string, AutomaticMessage>;

export type AutomaticMessageId = keyof typeof automaticMessages;

export const AUTOMATIC_MESSAGE_IDS = Object.keys(automaticMessages) as [AutomaticMessageId, ...AutomaticMessageId[]];
