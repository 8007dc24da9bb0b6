import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الرابط أو الصالون أو الملاحظة',
  keep: 'حجز رابط',
  keepTitle: 'حجز رابط للمنصّة',
  keepNote: 'لا يمكن لأي صالون اختياره حتى تتيحه.',
  release: 'إتاحة الرابط',
  releaseTitle: 'إتاحة «{{alias}}»؟',
  releaseText: 'يصبح بإمكان أي صالون اختياره.',
  change: 'تغيير',
  changeTitle: 'رابط آخر لصالون {{salon}}',
  changeNote: 'الرابط القديم لن يفتح الصفحة بعد ذلك، ونُبلغ المالك فورًا مع ذكر السبب.',
  visit: 'فتح الصفحة',
  alias: 'الرابط',
  aliasHint: 'حروف إنجليزية وأرقام',
  note: 'ملاحظة',
  reason: 'السبب',
  emptyTitle: 'لا توجد روابط بعد',
  emptyText: 'يختار الصالون رابط صفحة الحجز من إعدادات الحجز أونلاين.',
};
