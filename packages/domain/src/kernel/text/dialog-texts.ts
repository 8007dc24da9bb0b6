import type { Localized } from '../localized';

/** The client's words after something went well, and while the browser is offline. */
export const dialogTexts = {
  downloaded: { en: 'downloaded successfully', ar: 'تم التنزيل بنجاح' },
  copied: { en: 'copied to clipboard', ar: 'تم النسخ إلى الحافظة' },
  saved: { en: 'Data Saved Successfully', ar: 'تم حفظ البيانات بنجاح' },
  invoiceIssued: { en: 'Invoice Issued Successfully', ar: 'تم إصدار الفاتورة بنجاح' },
  appointmentAdded: { en: 'Appointment Added Successfully', ar: 'تمت إضافة الموعد بنجاح' },
  offline: {
    en: 'no internet connection, please check and try again',
    ar: 'لا يوجد اتصال بالإنترنت، يرجى التحقق ثم المحاولة مرة أخرى',
  },
} as const satisfies Record<string, Localized>;
