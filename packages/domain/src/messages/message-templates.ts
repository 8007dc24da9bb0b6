import { say, type Language, type Localized } from '../kernel/localized';
import { contractMessages } from '../platform-contracts/contract-messages';
import { accountTemplates } from './account-templates';
import { automaticMessages } from '../settings/automatic-messages';
import { propertyMessages } from '../properties/property-messages';
import { stayMessages } from '../property-stays/stay-messages';
import { lettersToOwners } from './letters-to-owners';

type Template = { subject: Localized; body: Localized; places: readonly string[] };

/**
 * Every message the platform sends by itself, in both languages. Only the listed places are filled; values are never
 * expanded again.
 */
export const messageTemplates = {
  ...contractMessages,
  'backup-mail': {
    places: ['salon', 'date', 'page'],
    subject: { en: 'Backup of {salon}, {date}', ar: 'نسخة احتياطية لصالون {salon}، {date}' },
    body: {
      en:
        'Hello,\n\n' +
        'The backup of {salon} of {date} is attached. It holds everything that was chosen, personal data of ' +
        'customers too: keep it safe.\n\n' +
        'Backups in Rawnaq:\n{page}',
      ar:
        'مرحبًا،\n\n' +
        'مرفق النسخة الاحتياطية لصالون {salon} ليوم {date}. تضم كل ما تم اختياره بما فيه بيانات العملاء الشخصية، ' +
        'فاحفظها في مكان آمن.\n\n' +
        'النسخ الاحتياطية في رونق:\n{page}',
    },
  },
  'backup-mail-large': {
    places: ['salon', 'date', 'page'],
    subject: { en: 'Backup of {salon}, {date}, is ready', ar: 'النسخة الاحتياطية لصالون {salon} جاهزة، {date}' },
    body: {
      en:
        'Hello,\n\n' +
        'The backup of {salon} of {date} is ready. It is too large for an e-mail and waits in Rawnaq ' +
        'for a week:\n{page}',
      ar:
        'مرحبًا،\n\n' +
        'النسخة الاحتياطية لصالون {salon} ليوم {date} جاهزة. حجمها أكبر من أن تُرسل بالبريد، ' +
        'وتجدها في رونق لمدة أسبوع:\n{page}',
    },
  },
  'backup-failed': {
    places: ['salon', 'date', 'page'],
    subject: { en: 'No backup of {salon}, {date}', ar: 'تعذّرت النسخة الاحتياطية لصالون {salon}، {date}' },
    body: {
      en:
        'Hello,\n\n' +
        'The backup of {salon} of {date} could not be created. It will be tried again at its next time; you can also ' +
        'make one now:\n{page}',
      ar:
        'مرحبًا،\n\n' +
        'تعذّر إنشاء النسخة الاحتياطية لصالون {salon} ليوم {date}. ستُعاد المحاولة في موعدها القادم، ' +
        'ويمكنك إنشاء نسخة الآن:\n{page}',
    },
  },
  'platform-backup-trouble': {
    places: ['what', 'why', 'page'],
    subject: { en: 'Rawnaq: {what}', ar: 'رونق: {what}' },
    body: {
      en: 'Hello,\n\n{what}.\n{why}\n\nPlease check today:\n{page}',
      ar: 'مرحبًا،\n\n{what}.\n{why}\n\nيرجى متابعة الأمر اليوم:\n{page}',
    },
  },
  'report-mail': {
    places: ['name', 'report', 'days', 'salon', 'files', 'page'],
    subject: { en: '{report} of {salon}, {days}', ar: '{report} لصالون {salon}، {days}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{report} of {salon}, {days}, is attached:\n{files}\n\n' +
        'The report in Rawnaq:\n{page}\n\n' +
        'You receive it regularly because somebody of the salon chose you. It can be stopped under Reports, ' +
        'Reports by e-mail.',
      ar:
        'مرحبًا {name}،\n\n' +
        'مرفق {report} لصالون {salon}، {days}:\n{files}\n\n' +
        'التقرير في رونق:\n{page}\n\n' +
        'يصلك هذا التقرير دوريًا لأن أحد المسؤولين في الصالون اختارك، ويمكن إيقافه من التقارير ثم التقارير بالبريد.',
    },
  },
  'report-mail-large': {
    places: ['name', 'report', 'days', 'salon', 'files', 'page'],
    subject: { en: '{report} of {salon}, {days}', ar: '{report} لصالون {salon}، {days}' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{report} of {salon}, {days}, is ready. Not all of it could be attached, because it is too long for an ' +
        'e-mail. Attached:\n{files}\n\n' +
        'All of it is in Rawnaq:\n{page}',
      ar:
        'مرحبًا {name}،\n\n' +
        '{report} لصالون {salon}، {days}، جاهز. ' +
        'لم نتمكن من إرفاقه كاملًا لأنه أطول من أن يُرسل بالبريد. المرفقات:\n{files}\n\n' +
        'التقرير كاملًا في رونق:\n{page}',
    },
  },
  ...lettersToOwners,
  ...propertyMessages,
  ...stayMessages,
  'complaint-answer': {
    places: ['salon', 'answer'],
    subject: { en: '{salon}: our answer to you', ar: '{salon}: ردنا عليك' },
    body: {
      en: '{answer}\n\nThe team of {salon}',
      ar: '{answer}\n\nفريق {salon}',
    },
  },
  'registration-code': {
    places: ['code', 'minutes'],
    subject: { en: 'Your Rawnaq code', ar: 'رمز التحقق من رونق' },
    body: {
      en: '{code} is your Rawnaq code. It is valid for {minutes} minutes. Do not share it.',
      ar: '{code} هو رمز التحقق الخاص بك في رونق، وهو صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
    },
  },
  'booking-code': {
    places: ['code', 'minutes', 'salon'],
    subject: { en: 'Your code for {salon}', ar: 'رمز التحقق للحجز في {salon}' },
    body: {
      en: '{code} is your code to book at {salon}. It is valid for {minutes} minutes. Do not share it.',
      ar: '{code} هو رمز التحقق لإتمام الحجز في {salon}، وهو صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
    },
  },
  'mobile-code': {
    places: ['code', 'minutes'],
    subject: { en: 'Your mobile code', ar: 'رمز تغيير رقم الجوال' },
    body: {
      en: '{code} is your code to use this number with Rawnaq. It is valid for {minutes} minutes. Do not share it.',
      ar: '{code} هو رمز اعتماد هذا الرقم لحسابك في رونق، وهو صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
    },
  },
  'reset-code': {
    places: ['code', 'minutes'],
    subject: { en: 'Your password code', ar: 'رمز استعادة كلمة المرور' },
    body: {
      en:
        '{code} is your code to set a new Rawnaq password. It is valid for {minutes} minutes. ' +
        'If you did not request it, ignore this message.',
      ar: '{code} هو رمز تعيين كلمة مرور جديدة في رونق، وهو صالح لمدة {minutes} دقائق. إن لم تطلبه فتجاهل هذه الرسالة.',
    },
  },
  'reset-link': {
    places: ['name', 'link', 'minutes'],
    subject: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Someone requested a new password for your Rawnaq login. Open this link within {minutes} minutes:\n' +
        '{link}\n\n' +
        'If it was not you, nothing has changed and you can ignore this message.',
      ar:
        'مرحبًا {name}،\n\n' +
        'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في رونق. افتح الرابط التالي خلال {minutes} دقيقة:\n' +
        '{link}\n\n' +
        'إن لم تطلب ذلك فلم يتغير شيء، ويمكنك تجاهل هذه الرسالة.',
    },
  },
  'password-changed': {
    places: ['name'],
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    body: {
      en:
        'Hello {name},\n\n' +
        'The password of your Rawnaq login was just changed, and every open session was ended. ' +
        'If it was not you, please contact us at once.',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم للتو تغيير كلمة مرور حسابك في رونق، وأُنهيت جميع الجلسات المفتوحة. ' +
        'إن لم تكن أنت من فعل ذلك فتواصل معنا فورًا.',
    },
  },
  'account-id': {
    places: ['name', 'account_id', 'salon'],
    subject: { en: 'Your Rawnaq account ID', ar: 'رقم حسابك في رونق' },
    body: {
      en: 'Hello {name},\n\nThe account ID of {salon} is {account_id}.',
      ar: 'مرحبًا {name}،\n\nرقم حساب {salon} هو {account_id}.',
    },
  },
  'request-received': {
    places: ['name', 'salon', 'account_id'],
    subject: { en: 'We have your request', ar: 'وصلنا طلبك' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Thank you for choosing Rawnaq for {salon}. Your account ID is {account_id}. ' +
        'We review the request and contact you within 24 hours; then your seven free days begin.',
      ar:
        'مرحبًا {name}،\n\n' +
        'شكرًا لاختيارك رونق لإدارة {salon}. رقم حسابك هو {account_id}. ' +
        'سنراجع الطلب ونراسلك خلال 24 ساعة، وبعدها تبدأ أيامك السبعة المجانية.',
    },
  },
  'request-approved': {
    places: ['name', 'salon', 'account_id', 'date', 'link'],
    subject: { en: 'Your seven free days have begun', ar: 'بدأت أيامك السبعة المجانية' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Welcome to Rawnaq. {salon} is open with the account ID {account_id}, free until {date}. ' +
        'Sign in here and we will set it up with you step by step:\n' +
        '{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'أهلًا بك في رونق. تم تفعيل {salon} برقم الحساب {account_id} مجانًا حتى {date}. ' +
        'سجّل الدخول من هنا وسنرافقك في الإعداد خطوة بخطوة:\n' +
        '{link}',
    },
  },
  'request-rejected': {
    places: ['name', 'salon', 'reason'],
    subject: { en: 'About your Rawnaq request', ar: 'بخصوص طلبك في رونق' },
    body: {
      en:
        'Hello {name},\n\n' +
        'Thank you for your interest in Rawnaq. We could not approve the request of {salon}: ' +
        '{reason}\n\n' +
        'If you think this is a mistake, reply to this message and we will look again.',
      ar:
        'مرحبًا {name}،\n\n' +
        'شكرًا لاهتمامك برونق. لم نتمكن من قبول طلب {salon}: {reason}\n\n' +
        'إن كنت ترى أن في الأمر خطأ فراسلنا ردًا على هذه الرسالة وسنعيد النظر.',
    },
  },
  ...accountTemplates,
  'owner-changed': {
    places: ['name', 'salon', 'new_owner'],
    subject: { en: 'The owner of your Rawnaq account was changed', ar: 'تم تغيير مالك حسابك في رونق' },
    body: {
      en:
        'Hello {name},\n\n' +
        '{new_owner} is now the owner of the Rawnaq account of {salon}; you keep your login as an administrator. ' +
        'If you did not request this, please contact us at once.',
      ar:
        'مرحبًا {name}،\n\n' +
        'تم نقل ملكية حساب {salon} في رونق إلى {new_owner}، وتبقى صلاحيتك مسؤول نظام. ' +
        'إن لم تطلب ذلك فتواصل معنا فورًا.',
    },
  },
  'merchant-invitation': {
    places: ['name', 'salon', 'account_id', 'date', 'link', 'days'],
    subject: { en: 'Your Rawnaq account is ready', ar: 'حسابك في رونق جاهز' },
    body: {
      en:
        'Hello {name},\n\n' +
        'We opened a Rawnaq account for {salon}. Its account ID is {account_id}, and it is free until {date}. ' +
        'Choose your password within {days} days:\n' +
        '{link}',
      ar:
        'مرحبًا {name}،\n\n' +
        'فتحنا حسابًا في رونق لـ {salon}. رقم الحساب {account_id}، والاستخدام مجاني حتى {date}. ' +
        'اختر كلمة المرور خلال {days} أيام:\n' +
        '{link}',
    },
  },
  'staff-invitation': {
    places: ['name', 'link', 'hours'],
    subject: { en: 'Your login to the Rawnaq platform', ar: 'دخولك إلى منصّة رونق' },
    body: {
      en: 'Hello {name},\n\nYou were invited to the Rawnaq platform. Set your password within {hours} hours:\n{link}',
      ar: 'مرحبًا {name}،\n\nتمت دعوتك إلى منصّة رونق. عيّن كلمة المرور خلال {hours} ساعة:\n{link}',
    },
  },
  'employee-invitation': {
    places: ['name', 'salon', 'link', 'days'],
    subject: { en: 'Your access to {salon}', ar: 'دعوتك للدخول إلى {salon}' },
    body: {
      en: 'Hello {name},\n\n{salon} gave you access to Rawnaq. Choose your password within {days} days:\n{link}',
      ar: 'مرحبًا {name}،\n\nتمت دعوتك للدخول إلى رونق من {salon}. اختر كلمة المرور خلال {days} أيام:\n{link}',
    },
  },
  'gift-card': {
    places: ['name', 'salon', 'value', 'link'],
    subject: { en: 'A gift card for {salon}', ar: 'بطاقة هدية من {salon}' },
    body: {
      en: 'Hello {name}, here is a gift card of {value} for {salon}. Show it when you pay:\n{link}',
      ar: 'مرحبًا {name}، هذه بطاقة هدية بقيمة {value} في {salon}. يكفي إظهارها عند الدفع:\n{link}',
    },
  },
  'invoice-link': {
    places: ['customer', 'salon', 'number', 'link'],
    subject: { en: 'Invoice {number} from {salon}', ar: 'الفاتورة {number} من {salon}' },
    body: {
      en: 'Thank you {customer}. Your invoice {number} from {salon}:\n{link}',
      ar: 'شكرًا {customer}. فاتورتك {number} من {salon}:\n{link}',
    },
  },
  'payment-link': {
    places: ['customer', 'salon', 'number', 'amount', 'link'],
    subject: {
      en: 'Pay {amount} of invoice {number} to {salon}',
      ar: 'سداد {amount} من الفاتورة {number} لدى {salon}',
    },
    body: {
      en: 'Hello {customer}, {amount} of invoice {number} from {salon} is still to be paid. Pay here:\n{link}',
      ar: 'مرحبًا {customer}، المتبقي من الفاتورة {number} لدى {salon} هو {amount}. للدفع:\n{link}',
    },
  },
  'stop-confirmed': {
    places: ['salon'],
    subject: { en: 'You will get no more offers', ar: 'لن تصلك العروض بعد الآن' },
    body: {
      en: 'Done. {salon} will send you no more offers here. Messages about your appointments still come.',
      ar: 'تم. لن تصلك عروض {salon} هنا بعد الآن، وستبقى رسائل مواعيدك تصلك.',
    },
  },
  coupon: {
    places: ['name', 'salon', 'occasion', 'discount', 'code', 'until'],
    subject: { en: '{discount} off at {salon}', ar: 'خصم {discount} في {salon}' },
    body: {
      en: 'Hello {name}, {occasion}: {discount} off at {salon} with the code {code}, valid once{until}.',
      ar: 'مرحبًا {name}، {occasion}: خصم {discount} في {salon} بالكود {code} لمرة واحدة{until}.',
    },
  },
} as const satisfies Record<string, Template>;

export type MessageTemplate = keyof typeof messageTemplates;

/** Sent by the platform itself, whoever's salon they concern: its main number, its mail server. */
export const platformTemplates: readonly string[] = [
  'registration-code',
  'mobile-code',
  'reset-code',
  'reset-link',
  'password-changed',
  'account-id',
  'request-received',
  'request-approved',
  'request-rejected',
  'account-ending',
  'account-ends-today',
  'account-grace',
  'account-expired',
  'account-invoice',
  'account-invoice-paid',
  'account-renewed',
  'owner-changed',
  'letter-to-owner',
  'answer-to-visitor',
  'alias-changed',
  'merchant-invitation',
  'staff-invitation',
  'employee-invitation',
  'report-mail',
  'report-mail-large',
  'contract-link',
  'contract-signed',
  'contract-signed-link',
  'backup-mail',
  'backup-mail-large',
  'backup-failed',
  'platform-backup-trouble',
] satisfies MessageTemplate[];
export const isOfPlatform = (template: string): boolean => platformTemplates.includes(template);

const CODES: ReadonlySet<string> = new Set<MessageTemplate>([
  'registration-code',
  'booking-code',
  'mobile-code',
  'reset-code',
]);
/** How long a code is good for. */
export const CODE_MINUTES = 10;
/** Worth nothing after that: it does not wait for a line that is down. */
export const isCode = (template: string): boolean => CODES.has(template);

/** Messages that open a door: nobody but their reader may see the text. */
export const secretTemplates: readonly string[] = Object.entries<{ places: readonly string[] }>({
  ...messageTemplates,
  ...automaticMessages,
})
  .filter(([, { places }]) => places.includes('code') || places.includes('link'))
  .map(([name]) => name);
/** Texts of no template of ours, written by bot, desk or campaign, whose links are somebody's own all the same. */
export const linkTemplates: readonly string[] = ['bot', 'conversation', 'campaign', 'campaign-test'];
export type TemplateValues<Name extends MessageTemplate> = Record<
  (typeof messageTemplates)[Name]['places'][number],
  string | number
>;

export function writeMessage<Name extends MessageTemplate>(
  name: Name,
  language: Language,
  values: TemplateValues<Name>,
): { subject: string; body: string } {
  const template = messageTemplates[name];
  return { subject: say(template.subject, language, values), body: say(template.body, language, values) };
}
