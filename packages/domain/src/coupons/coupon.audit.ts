import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const couponAudit = {
  coupon_batches: {
    label: { en: 'Coupons', ar: 'كوبونات' },
    readBy: { merchant: 'menu.coupons' },
    named: 'english_name and arabic_name',
    opens: 'merchant-menu-coupons-one',
    actions: {
      'coupons.add': 'add',
      'coupons.set-status': 'set-status',
      'coupons.send': { en: 'Coupon sent to a customer', ar: 'إرسال كوبون إلى عميل' },
    },
    fields: { coupons_count: { en: 'Number of coupons', ar: 'عدد الكوبونات' } },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
