import type { AuditedRecords } from '../audit/audited-record';
import { giftCardTypes } from './gift-card.states';

export const giftCardAudit = {
  gift_cards: {
    label: { en: 'Gift card', ar: 'بطاقة هدية' },
    readBy: { merchant: 'billing.sell-gift-card' },
    actions: {
      'gift-cards.sell': { en: 'sold', ar: 'بيع' },
      'gift-cards.give': { en: 'given for free', ar: 'منح مجاني' },
      'gift-cards.turn-points': { en: 'made of points', ar: 'تحويل نقاط' },
      'gift-cards.send': { en: 'sent', ar: 'إرسال' },
      'gift-cards.expire': { en: 'expired', ar: 'انتهاء الصلاحية' },
    },
    fields: {
      value: { en: 'Value', ar: 'القيمة' },
      beneficiary: { en: 'For', ar: 'المستفيد' },
      number: { en: 'Invoice', ar: 'الفاتورة' },
      points: { en: 'Points', ar: 'النقاط' },
    },
    values: { type: giftCardTypes.choices },
  },
} as const satisfies AuditedRecords;
