import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو الهاتف أو الرقم الضريبي',
  add: 'إضافة مورد',
  edit: 'تعديل',
  editTitle: 'تعديل المورد',
  statement: 'كشف الحساب',
  disable: {
    question: 'هل تريد إيقاف {{name}}؟',
    text: 'لن يظهر في المصروفات الجديدة، ويبقى ما سُجّل ويمكن سداده.',
  },
  emptyTitle: 'لا يوجد موردون بعد',
  emptyText: 'أضف من تشتري منهم: مالك المحل، شركة الكهرباء، تاجر الجملة.',
  name: 'الاسم',
  contact: 'جهة الاتصال',
  mobile: 'الهاتف',
  email: 'البريد الإلكتروني',
  trn: 'الرقم الضريبي',
  note: 'ملاحظة',
  picker: { search: 'ابحث بالاسم أو الهاتف', none: 'لا يوجد مورد بهذا الاسم', clear: 'مسح المورد' },
};
