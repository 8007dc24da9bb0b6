import { defineCodes } from '../kernel/state-machine';

/** What moved a customer's points. */
export const loyaltyEntryKinds = defineCodes({
  earned: { code: 1, label: { en: 'Earned', ar: 'نقاط مكتسبة' }, tone: 'success', normal: true },
  turned: { code: 2, label: { en: 'Turned into a voucher', ar: 'حُوّلت إلى قسيمة' }, tone: 'neutral' },
  expired: { code: 3, label: { en: 'Expired', ar: 'انتهت صلاحيتها' }, tone: 'danger' },
  returned: { code: 4, label: { en: 'Removed with a credit note', ar: 'أُلغيت بإشعار دائن' }, tone: 'warning' },
});
