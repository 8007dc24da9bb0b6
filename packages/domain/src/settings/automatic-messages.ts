import type { Language, Localized } from '../kernel/localized';
import type { MessageChannel, MessagePurpose } from '../messages/message-ways.rules';

/** When a message goes out: at once, or a number of units before or after what it is about. */
export type MessageTiming = {
  unit: 'hours-before' | 'hours-after' | 'days-before' | 'days-after';
  least: number;
  most: number;
  usual: number;
} | null;

/** As they stand together on the page of the settings. */
export const messageGroups = {
  appointments: { en: 'Appointments', ar: 'المواعيد' },
  money: { en: 'Invoices and balance', ar: 'الفواتير والرصيد' },
  care: { en: 'Care', ar: 'العناية بالعملاء' },
} as const satisfies Record<string, Localized>;
export type MessageGroup = keyof typeof messageGroups;

type AutomaticMessage = {
  group: MessageGroup;
  label: Localized;
  about: Localized;
  /** An offer goes only to who wants offers; what is about her own visits and money is for everybody. */
  purpose: MessagePurpose;
  /** What a new salon sends it by, and by what where that is not possible. */
  ways: readonly [MessageChannel, MessageChannel | null];
  timing: MessageTiming;
  /** The only places that are filled; any other is refused. */
  places: readonly MessagePlace[];
  /** When it goes out, where that is neither at once nor a number of the salon's. */
  when?: Localized;
  /** What a new salon begins with. */
  active: boolean;
  text: Localized;
};

export const messagePlaces = {
  customer: { label: { en: 'Customer', ar: 'اسم العميل' }, sample: { en: 'Fatima', ar: 'فاطمة' } },
  salon: { label: { en: 'Salon', ar: 'اسم الصالون' }, sample: { en: 'Glow Beauty Lounge', ar: 'جلو بيوتي لاونج' } },
  date: { label: { en: 'Date', ar: 'التاريخ' }, sample: { en: '18 Nov 2026', ar: '18 نوفمبر 2026' } },
  time: { label: { en: 'Time', ar: 'الوقت' }, sample: { en: '5:30 PM', ar: '5:30 م' } },
  services: { label: { en: 'Services', ar: 'الخدمات' }, sample: { en: 'Haircut, blow-dry', ar: 'قص شعر، استشوار' } },
  employee: { label: { en: 'Employee', ar: 'الموظف' }, sample: { en: 'Rim', ar: 'ريم' } },
  amount: { label: { en: 'Amount', ar: 'المبلغ' }, sample: { en: 'AED 140.00', ar: '140.00 د.إ' } },
  package: { label: { en: 'Package', ar: 'الباقة' }, sample: { en: 'Ten blow-dries', ar: 'عشر جلسات استشوار' } },
  left: { label: { en: 'What is left', ar: 'المتبقي' }, sample: { en: '4', ar: '4' } },
  link: { label: { en: 'Link', ar: 'الرابط' }, sample: { en: '(link)', ar: '(الرابط)' } },
} as const satisfies Record<string, { label: Localized; sample: Localized }>;
export type MessagePlace = keyof typeof messagePlaces;

/** Every message the salon sends by itself. */
export const automaticMessages = {
  appointment_created: {
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
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
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
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
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
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
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
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
  second_reminder: {
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
    label: { en: 'Second reminder', ar: 'تذكير ثانٍ بالموعد' },
    about: {
      en:
        'Once more, shortly before the appointment begins. ' +
        'Not sent to customers who booked, moved it or were reminded after that time.',
      ar: 'مرة أخرى قبل الموعد بقليل، إلا لمن حجز أو عدّل موعده أو وصله تذكير بعد ذلك الوقت.',
    },
    timing: { unit: 'hours-before', least: 1, most: 24, usual: 2 },
    places: ['customer', 'salon', 'date', 'time', 'services', 'employee', 'link'],
    active: false,
    text: {
      en: 'Hello {customer}, see you soon: your appointment at {salon} is at {time}. If you cannot come: {link}',
      ar: 'مرحبًا {customer}، موعدك في {salon} الساعة {time} ونحن بانتظارك. إن تعذّر الحضور: {link}',
    },
  },
  no_show: {
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
    label: { en: 'Missed appointment', ar: 'موعد فائت' },
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
    group: 'appointments',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
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
    group: 'care',
    purpose: 'marketing',
    ways: ['whatsapp', null],
    label: { en: 'Birthday', ar: 'عيد ميلاد' },
    about: {
      en: "On the morning of the customer's birthday, to customers who agreed to offers and news.",
      ar: 'صباح يوم ميلاد العميل، لمن وافق على استلام العروض والأخبار.',
    },
    timing: null,
    when: { en: 'On the day', ar: 'في يومه' },
    places: ['customer', 'salon', 'link'],
    active: false,
    text: {
      en: 'Happy birthday {customer}! With the best wishes of everybody at {salon}.',
      ar: 'كل عام وأنت بخير يا {customer}! مع أطيب تمنيات فريق {salon}.',
    },
  },
  rate_us: {
    group: 'care',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
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
    group: 'care',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
    label: { en: 'Survey', ar: 'استبيان' },
    about: {
      en: 'The link to a survey. The survey itself sets when it is sent; it can also be sent manually.',
      ar: 'رابط الاستبيان. موعد إرساله محدد في الاستبيان نفسه، ويمكن إرساله يدويًا كذلك.',
    },
    timing: null,
    when: { en: 'As the survey says', ar: 'حسب إعداد الاستبيان' },
    places: ['customer', 'salon', 'link'],
    active: true,
    text: {
      en: 'Hello {customer}, thank you for visiting {salon}. How was it? It takes half a minute: {link}',
      ar: 'مرحبًا {customer}، شكرًا لزيارتك {salon}. يهمّنا رأيك، نصف دقيقة تكفي: {link}',
    },
  },
  invoice_issued: {
    group: 'money',
    purpose: 'service',
    ways: ['whatsapp', 'email'],
    label: { en: 'Invoice', ar: 'الفاتورة' },
    about: {
      en: 'The invoice as a link, as soon as it is issued; also for gift cards sold.',
      ar: 'رابط الفاتورة فور إصدارها، وكذلك لبطاقات الهدايا المباعة.',
    },
    timing: null,
    places: ['customer', 'salon', 'amount', 'link'],
    active: false,
    text: {
      en: 'Thank you {customer}. Your invoice from {salon} for {amount}: {link}',
      ar: 'شكرًا {customer}. فاتورتك من {salon} بمبلغ {amount}: {link}',
    },
  },
  deposit_received: {
    group: 'money',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
    label: { en: 'Deposit received', ar: 'استلام عربون' },
    about: {
      en: 'As soon as a deposit is paid, at the desk or by a payment link, with its receipt.',
      ar: 'فور سداد العربون في الصالون أو عبر رابط دفع، مع الإيصال.',
    },
    timing: null,
    places: ['customer', 'salon', 'amount', 'link'],
    active: false,
    text: {
      en: 'Thank you {customer}. {salon} has received your deposit of {amount}: {link}',
      ar: 'شكرًا {customer}. استلمنا في {salon} عربونك بمبلغ {amount}: {link}',
    },
  },
  gift_card: {
    group: 'money',
    purpose: 'service',
    ways: ['whatsapp', 'email'],
    label: { en: 'Gift card', ar: 'بطاقة هدية' },
    about: {
      en: 'The card as a link, as soon as it is sold or given: to its buyer, or to the recipient if there is no buyer.',
      ar: 'رابط البطاقة فور بيعها أو إهدائها: للمشتري، أو للمُهدى إليه عند عدم وجود مشترٍ.',
    },
    timing: null,
    places: ['customer', 'salon', 'amount', 'link'],
    active: false,
    text: {
      en: 'Hello {customer}, here is the gift card of {amount} for {salon}. Show it when you pay: {link}',
      ar: 'مرحبًا {customer}، هذه بطاقة الهدية بقيمة {amount} في {salon}. يكفي إظهارها عند الدفع: {link}',
    },
  },
  package_ending: {
    group: 'money',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
    label: { en: 'Package ends soon', ar: 'قرب انتهاء الباقة' },
    about: {
      en: 'Some days before the last day of a package of which something is left.',
      ar: 'قبل آخر يوم في الباقة بعدد من الأيام إذا بقي منها رصيد.',
    },
    timing: { unit: 'days-before', least: 1, most: 60, usual: 14 },
    places: ['customer', 'salon', 'package', 'left', 'date', 'link'],
    active: false,
    text: {
      en: 'Hello {customer}, your package {package} at {salon} ends on {date}, with {left} left. Book here: {link}',
      ar: 'مرحبًا {customer}، تنتهي باقتك {package} في {salon} يوم {date}، والمتبقي منها: {left}. للحجز: {link}',
    },
  },
  balance_reminder: {
    group: 'money',
    purpose: 'service',
    ways: ['whatsapp', 'sms'],
    label: { en: 'Balance reminder', ar: 'تذكير بالرصيد المستحق' },
    about: {
      en: 'Some days after an invoice that is not fully paid. It can also be sent from the page of balances.',
      ar: 'بعد أيام من فاتورة لم تُسدَّد كاملة، ويمكن إرسالها كذلك من صفحة التذكير بالمستحقات.',
    },
    timing: { unit: 'days-after', least: 1, most: 90, usual: 7 },
    places: ['customer', 'salon', 'amount', 'link'],
    active: false,
    text: {
      en: 'Hello {customer}, you still have {amount} to pay at {salon}. You can pay here: {link}',
      ar: 'مرحبًا {customer}، يوجد رصيد مستحق قدره {amount} لدى {salon}. يمكنك الدفع من هنا: {link}',
    },
  },
  missed_customer: {
    group: 'care',
    purpose: 'marketing',
    ways: ['whatsapp', null],
    label: { en: 'We miss you', ar: 'اشتقنا لك' },
    about: {
      en:
        "Some days after the customer's last visit, if no new one is booked, to customers who agreed to offers and " +
        'news. It can also be sent from the page of missed customers.',
      ar:
        'بعد أيام من آخر زيارة إن لم يُحجز موعد جديد، لمن وافق على استلام العروض والأخبار، ' +
        'ويمكن إرسالها كذلك من صفحة العملاء المنقطعين.',
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

/** What an e-mail says above its text. */
export const automaticSubject = (id: AutomaticMessageId, language: Language, salon: string): string =>
  `${salon}: ${automaticMessages[id].label[language]}`;
