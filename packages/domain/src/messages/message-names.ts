import type { Choice } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import { automaticMessages } from '../settings/automatic-messages';
import { stayMessageNames } from '../property-stays/stay-messages';
import type { MessageTemplate } from './message-templates';

/** Apart from the texts, because a screen that names a message need not load what all of them say. */
const templateNames: Record<MessageTemplate, Localized> = {
  'registration-code': { en: 'Registration code', ar: 'رمز التسجيل' },
  'booking-code': { en: 'Booking code', ar: 'رمز الحجز' },
  'mobile-code': { en: 'Mobile code', ar: 'رمز رقم الجوال' },
  'reset-code': { en: 'Password code', ar: 'رمز كلمة المرور' },
  'reset-link': { en: 'Password link', ar: 'رابط كلمة المرور' },
  'password-changed': { en: 'Password changed', ar: 'تغيير كلمة المرور' },
  'account-id': { en: 'Account ID', ar: 'رقم الحساب' },
  'request-received': { en: 'Request received', ar: 'استلام الطلب' },
  'request-approved': { en: 'Request approved', ar: 'قبول الطلب' },
  'request-rejected': { en: 'Request rejected', ar: 'رفض الطلب' },
  'account-ending': { en: 'Account expires soon', ar: 'قرب انتهاء الحساب' },
  'account-ends-today': { en: 'Account expires today', ar: 'انتهاء الحساب اليوم' },
  'account-grace': { en: 'Account ended, still open', ar: 'انتهاء الاشتراك مع مهلة' },
  'account-expired': { en: 'Account closed', ar: 'إغلاق الحساب' },
  'account-invoice': { en: 'Account invoice', ar: 'فاتورة اشتراك' },
  'account-invoice-paid': { en: 'Account invoice paid', ar: 'سداد فاتورة اشتراك' },
  'account-renewed': { en: 'Account renewed', ar: 'تجديد الحساب' },
  'owner-changed': { en: 'Owner changed', ar: 'تغيير المالك' },
  'merchant-invitation': { en: 'Merchant invitation', ar: 'دعوة تاجر' },
  'staff-invitation': { en: 'Platform team invitation', ar: 'دعوة إلى فريق المنصّة' },
  'employee-invitation': { en: 'Employee invitation', ar: 'دعوة موظف في صالون' },
  'gift-card': { en: 'Gift card', ar: 'بطاقة هدية' },
  'invoice-link': { en: 'Invoice link', ar: 'رابط فاتورة' },
  'contract-link': { en: 'Contract to sign', ar: 'عقد للتوقيع' },
  'contract-signed': { en: 'Signed contract', ar: 'عقد موقّع' },
  'contract-signed-link': { en: 'Signed contract, link', ar: 'عقد موقّع، رابط' },
  'backup-mail': { en: 'Backup by e-mail', ar: 'نسخة احتياطية بالبريد' },
  'backup-mail-large': { en: 'Backup by e-mail, too large', ar: 'نسخة احتياطية بالبريد، كبيرة الحجم' },
  'backup-failed': { en: 'Backup that failed', ar: 'نسخة احتياطية متعذرة' },
  'platform-backup-trouble': { en: 'Trouble with backups', ar: 'مشكلة في النسخ الاحتياطية' },
  'report-mail': { en: 'Report by e-mail', ar: 'تقرير بالبريد' },
  'report-mail-large': { en: 'Report by e-mail, too large', ar: 'تقرير بالبريد، كبير الحجم' },
  'payment-link': { en: 'Payment link', ar: 'رابط دفع' },
  'property-approved': { en: 'Property approved', ar: 'قبول وحدة سياحية' },
  'property-refused': { en: 'Property rejected', ar: 'رفض وحدة سياحية' },
  ...stayMessageNames,
  'letter-to-owner': { en: 'Letter to an owner', ar: 'رسالة إلى مالك' },
  'answer-to-visitor': { en: 'Answer to a visitor', ar: 'رد على زائر' },
  'alias-changed': { en: 'Page address changed', ar: 'تغيير رابط الصفحة' },
  'complaint-answer': { en: 'Answer to a complaint', ar: 'رد على شكوى' },
  coupon: { en: 'Coupon', ar: 'كوبون' },
  'stop-confirmed': { en: 'Advertising stopped', ar: 'إيقاف الرسائل الإعلانية' },
};

const campaignNames = {
  campaign: { en: 'Campaign', ar: 'حملة' },
  'campaign-test': { en: 'Test of a campaign', ar: 'تجربة حملة' },
} as const satisfies Record<string, Localized>;
export type CampaignTemplate = keyof typeof campaignNames;

/** How the test of an automatic message is kept. */
export const messageTest = 'message-test';

/** What the salon sends by itself, in words. */
export const automaticNames: readonly Choice[] = Object.entries(automaticMessages).map(([value, { label }]) => ({
  value,
  label,
}));
/** What stands in a conversation: written by the bot, or by somebody at the desk. */
const conversationNames = {
  bot: { en: 'Answer of the bot', ar: 'رد المساعد الآلي' },
  conversation: { en: 'Reply in a conversation', ar: 'رد في محادثة' },
} as const satisfies Record<string, Localized>;

/** Everything a stored message can be, in words. */
export const messageNames: readonly Choice[] = [
  ...Object.entries(templateNames).map(([value, label]) => ({ value, label })),
  ...Object.entries(campaignNames).map(([value, label]) => ({ value, label })),
  ...automaticNames,
  { value: messageTest, label: { en: 'Test of a message', ar: 'تجربة رسالة' } },
  ...Object.entries(conversationNames).map(([value, label]) => ({ value, label })),
];

const driverNames = {
  sandbox: { en: 'Sandbox', ar: 'الصندوق التجريبي' },
  smtp: { en: 'Mail server', ar: 'خادم البريد' },
  'whatsapp-cloud': { en: 'WhatsApp Cloud API', ar: 'واتساب الرسمي' },
  'whatsapp-gateway': { en: 'Linked phone', ar: 'هاتف مرتبط' },
  unifonic: { en: 'Unifonic', ar: 'يونيفونك' },
  taqnyat: { en: 'Taqnyat', ar: 'تقنيات' },
} as const satisfies Record<string, Localized>;
export type MessageDriverName = keyof typeof driverNames;

export const messageDriverNames: readonly Choice[] = Object.entries(driverNames).map(([value, label]) => ({
  value,
  label,
}));
