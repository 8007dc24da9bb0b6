import type { Localized } from '../kernel/localized';

/** What renters and owners of places are written about enquiries and stays. */
export const stayMessages = {
  'stay-asked': {
    places: ['name', 'renter', 'property', 'from', 'to', 'people', 'link'],
    subject: { en: '{renter} requests {property}', ar: 'طلب إقامة في {property} من {renter}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{renter} requests {property} from {from} to {to}. Guests: {people}.\n\n' +
        'Answer here:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'طلب إقامة من {renter} في {property} من {from} إلى {to}، عدد الأشخاص: {people}.\n\n' +
        'يمكنك الرد هنا:\n{link}',
    },
  },
  'stay-received': {
    places: ['name', 'property', 'from', 'to', 'link'],
    subject: { en: 'Your enquiry for {property}', ar: 'طلبك لـ {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'The owner of {property} has your enquiry from {from} to {to} and will answer you.\n\n' +
        'Follow it, write or withdraw it here. The link is yours alone:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'وصل طلبك لـ {property} من {from} إلى {to} إلى صاحب الوحدة وسيتم الرد عليك.\n\n' +
        'يمكنك متابعة الطلب أو المراسلة أو سحب الطلب من هذا الرابط الخاص بك وحدك:\n{link}',
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
  'stay-offered-deposit': {
    places: ['name', 'property', 'from', 'to', 'price', 'deposit', 'until', 'link'],
    subject: { en: 'An offer for {property}', ar: 'عرض لـ {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{property} is held for you from {from} to {to} for {price}, until {until}. ' +
        'A deposit of {deposit} confirms the stay.\n\n' +
        'Accept and pay, or decline here:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم حجز {property} لك مؤقتًا من {from} إلى {to} بسعر {price} حتى {until}، ' +
        'ويتم تأكيد الإقامة بدفع عربون بقيمة {deposit}.\n\n' +
        'يمكنك القبول والدفع أو الاعتذار هنا:\n{link}',
    },
  },
  'stay-deposit-received': {
    places: ['name', 'property', 'from', 'to', 'price', 'deposit', 'mobile', 'link'],
    subject: { en: 'Your stay is confirmed: {property}', ar: 'تم تأكيد إقامتك: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Your deposit of {deposit} has arrived and your stay in {property} from {from} to {to} is confirmed, {price} ' +
        'in all. The owner can be reached at {mobile}.\n\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'وصل عربونك بقيمة {deposit} وتم تأكيد إقامتك في {property} من {from} إلى {to} بسعر إجمالي {price}. ' +
        'رقم صاحب الوحدة {mobile}.\n\n{link}',
    },
  },
  'stay-deposit-late': {
    places: ['name', 'property', 'from', 'to', 'deposit', 'link'],
    subject: { en: 'Your payment is being returned: {property}', ar: 'تجري إعادة دفعتك: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Your payment of {deposit} for {property} from {from} to {to} came when the offer was over. ' +
        'It is being returned the way it came.\n\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'وصلت دفعتك بقيمة {deposit} لـ {property} من {from} إلى {to} بعد انتهاء العرض، ' +
        'وتجري إعادتها بالطريقة نفسها.\n\n{link}',
    },
  },
  'stay-deposit-returned': {
    places: ['name', 'property', 'from', 'to', 'deposit'],
    subject: { en: 'Your deposit is being returned: {property}', ar: 'تجري إعادة عربونك: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Your deposit of {deposit} for {property} from {from} to {to} is being returned the way it came.',
      ar:
        'مرحبًا {name}،\n\n' +
        'تجري إعادة عربونك بقيمة {deposit} لـ {property} من {from} إلى {to} بالطريقة التي دُفع بها.',
    },
  },
  'stay-confirmed': {
    places: ['name', 'property', 'from', 'to', 'price', 'mobile', 'link'],
    subject: { en: 'Your stay is confirmed: {property}', ar: 'تم تأكيد إقامتك: {property}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Your stay in {property} from {from} to {to} is confirmed, {price}. The owner can be reached at {mobile}.\n\n' +
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
        'The owner cannot take your enquiry for {property} from {from} to {to}: {reason}\n\n' +
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
        'The owner had to cancel your stay in {property} from {from} to {to}: {reason}\n\n' +
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
      en: 'Hello {name},\n\nThe owner of {property} wrote to you:\n\n{text}\n\nAnswer here:\n{link}',
      ar: 'مرحبًا {name}،\n\nرسالة من صاحب {property}:\n\n{text}\n\nيمكنك الرد هنا:\n{link}',
    },
  },
} as const satisfies Record<string, { subject: Localized; body: Localized; places: readonly string[] }>;

/** What each is called where stored messages are listed. */
export const stayMessageNames = {
  'stay-asked': { en: 'Enquiry to an owner', ar: 'طلب إقامة لصاحب وحدة' },
  'stay-received': { en: 'Enquiry received', ar: 'استلام طلب إقامة' },
  'stay-offered': { en: 'Offer of a stay', ar: 'عرض إقامة' },
  'stay-offered-deposit': { en: 'Offer of a stay with a deposit', ar: 'عرض إقامة بعربون' },
  'stay-deposit-received': { en: 'Stay confirmed by a deposit', ar: 'تأكيد إقامة بعربون' },
  'stay-deposit-late': { en: 'Deposit of a stay came too late', ar: 'وصول عربون إقامة متأخرًا' },
  'stay-deposit-returned': { en: 'Deposit of a stay returned', ar: 'إعادة عربون إقامة' },
  'stay-confirmed': { en: 'Stay confirmed', ar: 'تأكيد إقامة' },
  'stay-accepted': { en: 'Offer of a stay accepted', ar: 'قبول عرض إقامة' },
  'stay-declined': { en: 'Enquiry declined', ar: 'اعتذار عن طلب إقامة' },
  'stay-cancelled': { en: 'Stay cancelled', ar: 'إلغاء إقامة' },
  'stay-note': { en: 'Message about a stay', ar: 'رسالة بخصوص إقامة' },
} as const satisfies Record<keyof typeof stayMessages, Localized>;
