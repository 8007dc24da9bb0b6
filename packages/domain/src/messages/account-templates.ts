/** What the platform writes to merchants about their subscription: before its end, after it, and about its invoices. */
export const accountTemplates = {
  'account-ending': {
    places: ['name', 'salon', 'date', 'link'],
    subject: { en: 'Your Rawnaq account ends soon', ar: 'يقترب انتهاء حسابك في رونق' },
    body: {
      en:
        'Hello {name},\n\n' +
        'The Rawnaq account of {salon} ends on {date}. To continue without interruption, please pay before that ' +
        'day:\n{link}\n\nOur sales team is happy to help.',
      ar:
        'مرحبًا {name}،\n\n' +
        'ينتهي حساب {salon} في رونق يوم {date}. للاستمرار دون انقطاع يرجى السداد قبل هذا الموعد:\n{link}\n\n' +
        'ويسعد فريق المبيعات بمساعدتك.',
    },
  },
  'account-ends-today': {
    places: ['name', 'salon', 'link'],
    subject: { en: 'Today is the last day of your Rawnaq account', ar: 'اليوم آخر يوم في حسابك في رونق' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Today is the last day of the Rawnaq account of {salon}. Nothing is lost when it ends: ' +
        'your records are kept, and the account opens again as soon as it is paid:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'اليوم هو آخر يوم في حساب {salon} في رونق. لن يضيع شيء بعد الانتهاء: ' +
        'تبقى سجلاتك محفوظة، ويُفتح الحساب من جديد فور السداد:\n{link}',
    },
  },
  'account-grace': {
    places: ['name', 'salon', 'date', 'until', 'link'],
    subject: { en: 'Your Rawnaq account has ended: please pay', ar: 'انتهى اشتراكك في رونق: يرجى السداد' },
    body: {
      en:
        'Hello {name},\n\n' +
        'The Rawnaq account of {salon} ended on {date}. You can still work until {until}. After that day sign-in, ' +
        'online booking and messages stop until the account is paid:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'انتهى اشتراك {salon} في رونق يوم {date}. يمكنك متابعة العمل حتى {until}. بعد ذلك يتوقف تسجيل الدخول والحجز ' +
        'أونلاين والرسائل إلى أن يتم السداد:\n{link}',
    },
  },
  'account-expired': {
    places: ['name', 'salon', 'link'],
    subject: { en: 'Your Rawnaq account is closed', ar: 'تم إغلاق حسابك في رونق' },
    body: {
      en:
        'Hello {name},\n\n' +
        'The Rawnaq account of {salon} is closed because it was not paid. Nothing is lost: all records are kept, and ' +
        'the account opens again as soon as it is paid:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم إغلاق حساب {salon} في رونق لعدم السداد. لم يضع شيء: سجلاتك كلها محفوظة، ويُفتح الحساب من جديد فور ' +
        'السداد:\n{link}',
    },
  },
  'account-invoice': {
    places: ['name', 'salon', 'number', 'amount', 'date', 'link'],
    subject: { en: 'Invoice {number} from Rawnaq', ar: 'فاتورة رونق {number}' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Here is invoice {number} for {salon}: {amount}, due on {date}. You can read, print and pay it here:\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'هذه الفاتورة {number} باسم {salon} بقيمة {amount}، ومستحقة في {date}. يمكن قراءتها وطباعتها وسدادها ' +
        'من هنا:\n{link}',
    },
  },
  'account-invoice-paid': {
    places: ['name', 'salon', 'number', 'amount', 'link'],
    subject: { en: 'Thank you: invoice {number} is paid', ar: 'شكرًا لك: تم سداد الفاتورة {number}' },
    body: {
      en: 'Hello {name},\n\nWe received {amount} for invoice {number} of {salon}. Thank you.\n{link}',
      ar: 'مرحبًا {name}،\n\nوصلنا مبلغ {amount} عن الفاتورة {number} باسم {salon}. شكرًا لك.\n{link}',
    },
  },
  'account-renewed': {
    places: ['name', 'salon', 'number', 'amount', 'date', 'link'],
    subject: { en: 'Thank you: your Rawnaq account is renewed', ar: 'شكرًا لك: تم تجديد حسابك في رونق' },
    body: {
      en:
        'Hello {name},\n\n' +
        'We received {amount} for invoice {number}. The account of {salon} now runs to {date}. Thank you.\n{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'وصلنا مبلغ {amount} عن الفاتورة {number}. حساب {salon} سارٍ الآن حتى {date}. شكرًا لك.\n{link}',
    },
  },
} as const;
