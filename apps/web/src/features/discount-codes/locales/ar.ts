import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الكود',
  add: 'إضافة كود',
  addTitle: 'كود خصم جديد',
  editTitle: 'تعديل كود الخصم',
  edit: 'تعديل',
  disable: 'إيقاف',
  activate: 'تفعيل',
  emptyTitle: 'لا توجد أكواد خصم بعد',
  emptyText: 'كود يذكره العميل عند الدفع أو يكتبه عند الحجز، لخصم نسبة أو مبلغ.',
  code: 'الكود',
  codeHint: 'حروف إنجليزية وأرقام',
  category: 'يشمل',
  services: 'الخدمات',
  kind: 'الخصم',
  percentKind: 'نسبة',
  amountKind: 'مبلغ',
  percent: 'نسبة الخصم',
  amount: 'مبلغ الخصم',
  from: 'من',
  until: 'حتى',
  untilHint: 'يُترك فارغًا إن لم تكن له نهاية',
  maxUses: 'أقصى عدد استخدامات',
  perCustomer: 'أقصى استخدام لكل عميل',
  noLimit: 'يُترك فارغًا بلا حد',
};
