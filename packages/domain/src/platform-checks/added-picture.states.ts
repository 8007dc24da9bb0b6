import { defineCodes, defineStates } from '../kernel/state-machine';

/** What the platform's staff made of a picture. What was removed is gone for good. */
export const addedPictureStates = defineStates({
  new: { code: 'new', label: { en: 'New', ar: 'جديدة' }, tone: 'info', moves: ['seen', 'removed'] },
  seen: {
    code: 'seen',
    label: { en: 'Checked', ar: 'تمت مراجعتها' },
    tone: 'success',
    normal: true,
    moves: ['removed'],
  },
  removed: { code: 'removed', label: { en: 'Removed', ar: 'محذوفة' }, tone: 'danger', moves: [] },
});

/** Where a picture stands. */
export const picturePlaces = defineCodes({
  logo: { code: 'logo', label: { en: 'Logo', ar: 'الشعار' } },
  online: { code: 'online', label: { en: 'Booking page', ar: 'صفحة الحجز' } },
  service: { code: 'service', label: { en: 'Service', ar: 'خدمة' } },
  package: { code: 'package', label: { en: 'Package', ar: 'باقة' } },
  employee: { code: 'employee', label: { en: 'Employee', ar: 'موظف' } },
  gift_card: { code: 'gift_card', label: { en: 'Gift card', ar: 'بطاقة هدية' } },
  campaign: { code: 'campaign', label: { en: 'Campaign', ar: 'حملة' } },
  message: { code: 'message', label: { en: 'Message', ar: 'رسالة' } },
  nowhere: { code: 'nowhere', label: { en: 'Nowhere', ar: 'غير مستخدمة' }, tone: 'neutral' },
});
