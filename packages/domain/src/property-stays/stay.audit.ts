import type { AuditedRecords } from '../audit/audited-record';
import { enquiryStates } from './enquiry.states';

const readBy = { manager: 'platform-checks.properties', host: true } as const;

export const stayAudit = {
  property_enquiries: {
    label: { en: 'Enquiry', ar: 'طلب إقامة' },
    readBy,
    actions: {
      'stay-enquiries.ask': { en: 'Enquiry of a renter', ar: 'طلب إقامة من مستأجر' },
      'stay-enquiries.offer': { en: 'Offer sent', ar: 'إرسال عرض' },
      'stay-enquiries.confirm': { en: 'Stay confirmed', ar: 'تأكيد إقامة' },
      'stay-enquiries.accept': { en: 'Offer accepted by the renter', ar: 'قبول العرض من المستأجر' },
      'stay-enquiries.decline': { en: 'Enquiry declined', ar: 'اعتذار عن طلب إقامة' },
      'stay-enquiries.withdraw': { en: 'Enquiry withdrawn by the renter', ar: 'سحب طلب الإقامة من المستأجر' },
      'stay-enquiries.deposit-paid': { en: 'Deposit paid, stay confirmed', ar: 'دفع العربون وتأكيد الإقامة' },
      'stay-enquiries.deposit-late': { en: 'Deposit came too late', ar: 'وصول العربون متأخرًا' },
      'stay-enquiries.return-deposit': { en: 'Deposit returned', ar: 'إعادة العربون' },
      'stay-enquiries.cancel-by-renter': { en: 'Stay cancelled by the renter', ar: 'إلغاء الإقامة من المستأجر' },
      'stay-enquiries.cancel': { en: 'Stay cancelled', ar: 'إلغاء إقامة' },
    },
    fields: {
      arrives_on: { en: 'Arrival', ar: 'الوصول' },
      leaves_on: { en: 'Departure', ar: 'المغادرة' },
      deposit: { en: 'Deposit', ar: 'العربون' },
      people: { en: 'Guests', ar: 'عدد الأشخاص' },
      valid_until: { en: 'Valid until', ar: 'صالح حتى' },
    },
    values: { status: enquiryStates.choices },
  },
  property_calendars: {
    label: { en: 'Calendar of a property', ar: 'تقويم وحدة سياحية' },
    readBy,
    actions: {
      'stay-calendars.block': { en: 'Nights blocked', ar: 'حجب ليالٍ' },
      'stay-calendars.unblock': { en: 'Nights opened', ar: 'فتح ليالٍ' },
      'stay-calendars.add-feed': { en: 'Calendar of another site added', ar: 'إضافة تقويم موقع آخر' },
      'stay-calendars.remove-feed': { en: 'Calendar of another site removed', ar: 'حذف تقويم موقع آخر' },
      'stay-calendars.renew-export': { en: 'New secret address', ar: 'رابط سري جديد' },
    },
    fields: {
      arrives_on: { en: 'Arrival', ar: 'الوصول' },
      leaves_on: { en: 'Departure', ar: 'المغادرة' },
    },
  },
} as const satisfies AuditedRecords;
