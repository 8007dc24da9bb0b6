import type { AuditedRecords } from '../audit/audited-record';
import { consentChannels } from '../customers/customer.states';
import { campaignStates } from './campaign.states';

export const campaignAudit = {
  campaigns: {
    label: { en: 'Campaign', ar: 'حملة' },
    readBy: { merchant: 'marketing.view' },
    named: 'name',
    opens: 'merchant-marketing-tools-ads-campaign-one',
    actions: {
      'campaigns.add': 'add',
      'campaigns.edit': 'edit',
      'campaigns.schedule': { en: 'Campaign scheduled', ar: 'جدولة حملة' },
      'campaigns.take-back': { en: 'Campaign withdrawn', ar: 'سحب حملة قبل الإرسال' },
      'campaigns.pause': { en: 'Campaign paused', ar: 'إيقاف حملة مؤقتًا' },
      'campaigns.resume': { en: 'Campaign resumed', ar: 'استئناف حملة' },
      'campaigns.cancel': { en: 'Campaign cancelled permanently', ar: 'إلغاء حملة نهائيًا' },
      'campaigns.resend': { en: 'Failed messages of a campaign sent again', ar: 'إعادة إرسال ما تعذّر من حملة' },
      'campaigns.renew': { en: 'Campaign renewed', ar: 'تجديد حملة' },
    },
    fields: {
      holdout_percent: { en: 'Held back, percent', ar: 'مجموعة المقارنة بالمئة' },
      recipients: { en: 'Recipients', ar: 'المستلمون' },
      send_at: { en: 'Sending time', ar: 'موعد الإرسال' },
      ends_on: { en: 'Last day', ar: 'آخر يوم' },
      english_active: { en: 'English text active', ar: 'النص الإنجليزي نشط' },
      english_text: { en: 'English text', ar: 'النص بالإنجليزية' },
      arabic_active: { en: 'Arabic text active', ar: 'النص العربي نشط' },
      arabic_text: { en: 'Arabic text', ar: 'النص بالعربية' },
      english_subject: { en: 'English subject', ar: 'العنوان بالإنجليزية' },
      arabic_subject: { en: 'Arabic subject', ar: 'العنوان بالعربية' },
    },
    values: { status: campaignStates.choices, channel: consentChannels.choices },
  },
} as const satisfies AuditedRecords;
