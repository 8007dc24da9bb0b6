import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { customerTypes, genders, identificationMethods } from './customer.states';

export const customerAudit = {
  customers: {
    label: { en: 'Customer', ar: 'عميل' },
    readBy: { merchant: 'customers.view', manager: 'platform-merchants.people' },
    named: 'name',
    opens: 'merchant-customers-one',
    actions: {
      'customers.add': 'add',
      'customers.edit': 'edit',
      'customers.set-status': 'set-status',
      'customers.add-note': { en: 'Note added', ar: 'إضافة ملاحظة' },
      'customers.remove-note': { en: 'Note removed', ar: 'حذف ملاحظة' },
      'customers.add-photo': { en: 'Photo added', ar: 'إضافة صورة' },
      'customers.remove-photo': { en: 'Photo removed', ar: 'حذف صورة' },
      'customers.set-consent': { en: 'Consent recorded', ar: 'تسجيل موافقة' },
      'customers.merge': { en: 'Merged with another record', ar: 'دمج مع سجل آخر' },
      'customers.merged-into': { en: 'Merged into an older record', ar: 'دمج في سجل أقدم' },
      'customers.not-on-whatsapp': { en: 'Number not on WhatsApp', ar: 'الرقم غير مسجّل في واتساب' },
      'customers.check-whatsapp-again': { en: 'WhatsApp number to be checked again', ar: 'إعادة فحص رقم واتساب' },
      'customers.congratulate': { en: 'Congratulation sent', ar: 'إرسال تهنئة' },
      'customers.remind-balance': { en: 'Balance reminder sent', ar: 'إرسال تذكير بالمستحقات' },
      'customers.invite-back': { en: 'Invited to come back', ar: 'دعوة إلى العودة' },
    },
    fields: {
      allowed: { en: 'Allowed', ar: 'مسموح' },
      caption: { en: 'Caption', ar: 'الوصف' },
      identification_method: { en: 'How did you hear about us?', ar: 'كيف عرفتم عنا؟' },
      invoices_count: { en: 'Visits', ar: 'الزيارات' },
      last_invoice_on: { en: 'Last visit', ar: 'آخر زيارة' },
      merged_from: { en: 'Merged record', ar: 'السجل المدموج' },
      merged_into: { en: 'Merged into', ar: 'دُمج في' },
      nationality_id: { en: 'Nationality', ar: 'الجنسية' },
      other_mobiles: { en: 'Other numbers', ar: 'أرقام أخرى' },
      purpose: { en: 'Purpose', ar: 'الغرض' },
      whatsapp_allowed: { en: 'WhatsApp contact', ar: 'التواصل عبر واتساب' },
      whatsapp_inactive_at: { en: 'Not on WhatsApp since', ar: 'بلا واتساب منذ' },
      whatsapp_inactive_reason: { en: 'WhatsApp response', ar: 'رد واتساب' },
    },
    values: {
      gender: genders.choices,
      identification_method: identificationMethods.choices,
      status: recordStates.choices,
      type: customerTypes.choices,
    },
  },
  customer_imports: {
    label: { en: 'Imported customers', ar: 'عملاء مستوردون' },
    readBy: { merchant: 'settings.audit' },
    actions: { 'customers.import': 'import' },
  },
} as const satisfies AuditedRecords;
