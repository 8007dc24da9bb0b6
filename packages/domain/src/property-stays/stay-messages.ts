import type { Localized } from '../kernel/localized';

/** What renters and owners of places are written about enquiries and stays. */
export const stayMessages = {
  'stay-asked': {
    places: ['name', 'renter', 'property', 'from', 'to', 'people', 'link'],
    subject: { en: '{renter} asks for {property}', ar: 'طلب إقامة في {property} من {renter}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{renter} asks for {property} from {from} to {to}, {people} guests.\n\n' +
        'Answer here:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'طلب {renter} الإقامة في {property} من {from} إلى {to}، عدد الأشخاص {people}.\n\n' +
        'يمكنك الرد هنا:\n{link}',
    },
  },
  'stay-received': {
    places: ['name', 'property', 'from', 'to', 'link'],
    subject: { en: 'Your enquiry for {property}', ar: 'طلبك لـ {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'the owner of {property} has your enquiry from {from} to {to} and will answer you.\n\n' +
        'Follow it, write or withdraw it here. The link is yours alone:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'وصل طلبك لـ {property} من {from} إلى {to} إلى صاحب الوحدة وسيتم الرد عليك.\n\n' +
        'يمكنك متابعة الطلب أو المراسلة أو التراجع من هذا الرابط الخاص بك وحدك:\n{link}',
    },
  },
  'stay-offered': {
    places: ['name', 'property', 'from', 'to', 'price', 'until', 'link'],
    subject: { en: 'An offer for {property}', ar: 'عرض لـ {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{property} is held for you from {from} to {to} for {price}, until {until}.\n\n' +
        'Accept or decline here:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم حجز {property} لك مؤقتًا من {from} إلى {to} بسعر {price} حتى {until}.\n\n' +
        'يمكنك القبول أو الاعتذار هنا:\n{link}',
    },
  },
  'stay-confirmed': {
    places: ['name', 'property', 'from', 'to', 'price', 'mobile', 'link'],
    subject: { en: 'Your stay is confirmed: {property}', ar: 'تم تأكيد إقامتك: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'your stay in {property} from {from} to {to} is confirmed, {price}. The owner can be reached at {mobile}.\n\n' +
        '{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم تأكيد إقامتك في {property} من {from} إلى {to} بسعر {price}. رقم صاحب الوحدة {mobile}.\n\n' +
        '{link}',
    },
  },
  'stay-accepted': {
    places: ['name', 'renter', 'property', 'from', 'to', 'price', 'mobile', 'link'],
    subject: { en: '{renter} accepted: {property}', ar: 'تم قبول العرض من {renter}: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{renter} accepted your offer: {property} from {from} to {to}, {price}. The nights are closed. ' +
        'The renter can be reached at {mobile}.\n\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم قبول عرضك من {renter}: {property} من {from} إلى {to} بسعر {price}، وتم حجز الليالي. ' +
        'رقم المستأجر {mobile}.\n\n{link}',
    },
  },
  'stay-declined': {
    places: ['name', 'property', 'from', 'to', 'reason', 'link'],
    subject: { en: 'Your enquiry for {property}', ar: 'طلبك لـ {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'the owner cannot take your enquiry for {property} from {from} to {to}: {reason}\n\n' +
        'Other places:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'يعتذر صاحب الوحدة عن طلبك لـ {property} من {from} إلى {to}: {reason}\n\n' +
        'وحدات أخرى:\n{link}',
    },
  },
  'stay-cancelled': {
    places: ['name', 'property', 'from', 'to', 'reason', 'mobile'],
    subject: { en: 'Your stay was cancelled: {property}', ar: 'تم إلغاء إقامتك: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'the owner had to cancel your stay in {property} from {from} to {to}: {reason}\n\n' +
        'The owner can be reached at {mobile}.',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم إلغاء إقامتك في {property} من {from} إلى {to} من صاحب الوحدة: {reason}\n\n' +
        'رقم صاحب الوحدة {mobile}.',
    },
  },
  'stay-note': {
    places: ['name', 'property', 'text', 'link'],
    subject: { en: 'A message about {property}', ar: 'رسالة بخصوص {property}' },
    body: {
      en: 'Hello {name},\n\nthe owner of {property} wrote to you:\n\n{text}\n\nAnswer here:\n{link}',
      ar: 'مرحبًا {name}،\n\nرسالة من صاحب {property}:\n\n{text}\n\nيمكنك الرد هنا:\n{link}',
    },
  },
} as const satisfies Record<string, { subject: Localized; body: Localized; places: readonly string[] }>;

/** What each is called where stored messages are listed. */
export const stayMessageNames = {
  'stay-asked': { en: 'Enquiry to an owner', ar: 'طلب إقامة لصاحب وحدة' },
  'stay-received': { en: 'Enquiry received', ar: 'استلام طلب إقامة' },
  'stay-offered': { en: 'Offer of a stay', ar: 'عرض إقامة' },
  'stay-confirmed': { en: 'Stay confirmed', ar: 'تأكيد إقامة' },
  'stay-accepted': { en: 'Offer of a stay accepted', ar: 'قبول عرض إقامة' },
  'stay-declined': { en: 'Enquiry declined', ar: 'اعتذار عن طلب إقامة' },
  'stay-cancelled': { en: 'Stay cancelled', ar: 'إلغاء إقامة' },
  'stay-note': { en: 'Message about a stay', ar: 'رسالة بخصوص إقامة' },
} as const satisfies Record<keyof typeof stayMessages, Localized>;
