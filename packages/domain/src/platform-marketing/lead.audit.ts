import type { AuditedRecords } from '../audit/audited-record';
import { leadStages } from './lead.states';

export const leadAudit = {
  merchant_leads: {
    label: { en: 'Follow-up of a merchant', ar: 'متابعة تاجر' },
    readBy: { manager: 'platform-marketing.view' },
    actions: {
      'platform-marketing.save': 'edit',
      'platform-marketing.write': { en: 'Message to the owner', ar: 'رسالة إلى المالك' },
    },
    fields: {
      stage: { en: 'Stage', ar: 'المرحلة' },
      staff_name: { en: 'Looked after by', ar: 'المسؤول عن المتابعة' },
      next_step: { en: 'Next step', ar: 'الخطوة التالية' },
      next_on: { en: 'Next step on', ar: 'موعد الخطوة التالية' },
      subject: { en: 'Subject', ar: 'العنوان' },
      text: { en: 'Message', ar: 'الرسالة' },
    },
    values: {
      stage: leadStages.choices,
      channel: [
        { value: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' } },
        { value: 'whatsapp', label: { en: 'WhatsApp', ar: 'واتساب' } },
      ],
    },
  },
} as const satisfies AuditedRecords;
