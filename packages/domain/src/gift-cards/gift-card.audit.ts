import type { AuditedRecords } from '../audit/audited-record';
import { giftCardTypes } from './gift-card.states';

export const giftCardAudit = {
  gift_cards: {
    named: 'beneficiary_name',
    label: { en: 'Gift card', ar: 'بطاقة هدية' },
    readBy: { merchant: 'billing.sell-gift-card' },
    actions: {
      'gift-cards.sell': { en: 'Gift card sold', ar: 'بيع بطاقة هدية' },
      'gift-cards.give': { en: 'Gift card given for free', ar: 'منح بطاقة هدية مجانًا' },
      'gift-cards.turn-points': { en: 'Points turned into a gift card', ar: 'تحويل نقاط إلى بطاقة هدية' },
      'gift-cards.send': { en: 'Gift card sent', ar: 'إرسال بطاقة هدية' },
      'gift-cards.expire': { en: 'Gift card expired', ar: 'انتهاء صلاحية بطاقة هدية' },
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
