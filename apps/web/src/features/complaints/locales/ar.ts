import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو الجوال أو كلمة من الرسالة',
  emptyTitle: 'لا شكاوى ولا اقتراحات',
  emptyText: 'تصل إلى هنا رسائل العملاء من صفحة الحجز، وتبقى ظاهرة حتى تتم معالجتها.',
  noneOfCustomerTitle: 'لا شكاوى ولا اقتراحات من هذا العميل',
  noneOfCustomerText: 'يظهر هنا ما يُكتب من صفحة الحجز برقم جوال هذا العميل أو عن أحد مواعيده.',
  toBookingPage: 'إعداد صفحة الحجز',
  handle: 'إتمام المعالجة',
  reopen: 'إعادة الفتح',
  received: 'تاريخ الاستلام',
  mobile: 'الجوال',
  customer: 'العميل',
  openCustomer: 'فتح ملف العميل',
  visit: 'الموعد',
  openVisit: 'فتح الموعد',
  whatsapp: 'المراسلة عبر واتساب',
  note: 'الإجراء المتخذ',
  noteHint: 'لفريق الصالون فقط، ولا يظهر للعميل.',
  noNote: 'لم تُكتب ملاحظة.',
};
