import { say, type Language, type Localized } from '../kernel/localized';

type Template = { subject: Localized; body: Localized; places: readonly string[] };

/** Every message the platform sends by itself, in both languages. Only the listed places are filled; values are never expanded again. */
export const messageTemplates = {
  'registration-code': {
    places: ['code', 'minutes'],
    subject: { en: 'Your Rawnaq code', ar: 'رمز التحقق من رونق' },
    body: { en: '{code} is your Rawnaq code. It is good for {minutes} minutes. Do not share it.', ar: '{code} هو رمز التحقق الخاص بك في رونق، وهو صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.' },
  },
  'reset-code': {
    places: ['code', 'minutes'],
    subject: { en: 'Your password code', ar: 'رمز استعادة كلمة المرور' },
    body: { en: '{code} is your code to set a new Rawnaq password. It is good for {minutes} minutes. If you did not ask for it, ignore this message.', ar: '{code} هو رمز تعيين كلمة مرور جديدة في رونق، وهو صالح لمدة {minutes} دقائق. إن لم تطلبه فتجاهل هذه الرسالة.' },
  },
  'reset-link': {
    places: ['name', 'link', 'minutes'],
    subject: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    body: {
      en: 'Hello {name},\n\nSomebody asked to set a new password for your Rawnaq login. Open this link within {minutes} minutes:\n{link}\n\nIf it was not you, nothing has changed and you can ignore this message.',
      ar: 'مرحبًا {name}،\n\nوصلنا طلب لتعيين كلمة مرور جديدة لحسابك في رونق. افتح الرابط التالي خلال {minutes} دقيقة:\n{link}\n\nإن لم تطلب ذلك فلم يتغير شيء، ويمكنك تجاهل هذه الرسالة.',
    },
  },
  'password-changed': {
    places: ['name'],
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    body: {
      en: 'Hello {name},\n\nThe password of your Rawnaq login was just changed, and every open session was ended. If it was not you, please write to us at once.',
      ar: 'مرحبًا {name}،\n\nتم للتو تغيير كلمة مرور حسابك في رونق، وأُنهيت جميع الجلسات المفتوحة. إن لم تكن أنت من فعل ذلك فتواصل معنا فورًا.',
    },
  },
  'account-id': {
    places: ['name', 'account_id', 'salon'],
    subject: { en: 'Your Rawnaq account ID', ar: 'رقم حسابك في رونق' },
    body: { en: 'Hello {name},\n\nThe account ID of {salon} is {account_id}.', ar: 'مرحبًا {name}،\n\nرقم حساب {salon} هو {account_id}.' },
  },
  'request-received': {
    places: ['name', 'salon', 'account_id'],
    subject: { en: 'We have your request', ar: 'وصلنا طلبك' },
    body: {
      en: 'Hello {name},\n\nThank you for choosing Rawnaq for {salon}. Your account ID is {account_id}. We check the request and write to you within 24 hours; then your seven free days begin.',
      ar: 'مرحبًا {name}،\n\nشكرًا لاختيارك رونق لإدارة {salon}. رقم حسابك هو {account_id}. سنراجع الطلب ونراسلك خلال 24 ساعة، وبعدها تبدأ أيامك السبعة المجانية.',
    },
  },
} as const satisfies Record<string, Template>;

export type MessageTemplate = keyof typeof messageTemplates;
export type TemplateValues<Name extends MessageTemplate> = Record<(typeof messageTemplates)[Name]['places'][number], string | number>;

export function writeMessage<Name extends MessageTemplate>(name: Name, language: Language, values: TemplateValues<Name>): { subject: string; body: string } {
  const template = messageTemplates[name];
  return { subject: say(template.subject, language, values), body: say(template.body, language, values) };
}
