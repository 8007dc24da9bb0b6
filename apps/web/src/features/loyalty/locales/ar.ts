import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  points: 'النقاط',
  worth: 'قيمتها',
  ending: 'تنتهي خلال شهر',
  turn: 'تحويل إلى قسيمة',
  least: 'النقاط المطلوبة للقسيمة: {{points}}',
  becomes: 'قسيمة بقيمة {{value}} لهذا العميل فقط',
  turned: 'قسيمة بقيمة {{value}}: {{code}}',
  emptyTitle: 'لا توجد نقاط بعد',
  emptyText: 'تُكتسب النقاط مع كل فاتورة عند تفعيل الولاء في إعدادات المحاسبة.',
};
