import { defineCodes } from '../kernel/state-machine';

export const genders = defineCodes({
  male: { code: 1, label: { en: 'Male', ar: 'ذكر' } },
  female: { code: 2, label: { en: 'Female', ar: 'أنثى' } },
  business: { code: 3, label: { en: 'Business', ar: 'شركة' } },
  not_specific: { code: 4, label: { en: 'Not specified', ar: 'غير محدد' } },
});

/** What customers are written to in. */
export const customerLanguages = defineCodes({
  arabic: { code: 'ar', label: { en: 'Arabic', ar: 'العربية' } },
  english: { code: 'en', label: { en: 'English', ar: 'الإنجليزية' } },
});

/** Worked out from invoices, never stored by hand. */
export const customerTypes = defineCodes({
  frequent: { code: 'frequent', label: { en: 'Frequent', ar: 'دائم' }, tone: 'success', normal: true },
  missed: { code: 'missed', label: { en: 'Missed', ar: 'منقطع' }, tone: 'warning' },
  new: { code: 'new', label: { en: 'New', ar: 'جديد' }, tone: 'info', normal: true },
});

/** How the customer came to know the salon. */
export const identificationMethods = defineCodes({
  passing_by: { code: 1, label: { en: 'Passed by', ar: 'المرور بالصالون' } },
  friend: { code: 2, label: { en: 'Friends', ar: 'الأصدقاء' } },
  instagram: { code: 3, label: { en: 'Instagram', ar: 'إنستغرام' } },
  snapchat: { code: 4, label: { en: 'Snapchat', ar: 'سناب شات' } },
  tiktok: { code: 5, label: { en: 'TikTok', ar: 'تيك توك' } },
  google: { code: 6, label: { en: 'Google', ar: 'جوجل' } },
  whatsapp: { code: 7, label: { en: 'WhatsApp', ar: 'واتساب' } },
  other: { code: 8, label: { en: 'Other', ar: 'أخرى' } },
});

export const consentChannels = defineCodes({
  whatsapp: { code: 'whatsapp', label: { en: 'WhatsApp', ar: 'واتساب' } },
  sms: { code: 'sms', label: { en: 'SMS', ar: 'رسائل نصية' } },
  email: { code: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' } },
});

export const consentPurposes = defineCodes({
  service: { code: 'service', label: { en: 'Appointments and invoices', ar: 'المواعيد والفواتير' } },
  marketing: { code: 'marketing', label: { en: 'Offers and news', ar: 'العروض والأخبار' } },
});

export const contactPermissions = defineCodes({
  no: { code: 0, label: { en: 'Not allowed', ar: 'غير مسموح' }, tone: 'neutral' },
  yes: { code: 1, label: { en: 'Allowed', ar: 'مسموح' }, tone: 'success', normal: true },
});

/** `checked`: the sheet was read and waits for a yes. `running` and what follows are the job's. */
export const importStates = defineCodes({
  checked: { code: 'checked', label: { en: 'Waiting for confirmation', ar: 'بانتظار التأكيد' }, tone: 'info' },
  running: { code: 'running', label: { en: 'Importing', ar: 'جارٍ الاستيراد' }, tone: 'warning' },
  done: { code: 'done', label: { en: 'Done', ar: 'اكتمل' }, tone: 'success', normal: true },
  failed: { code: 'failed', label: { en: 'Failed', ar: 'تعذّر' }, tone: 'danger' },
});
