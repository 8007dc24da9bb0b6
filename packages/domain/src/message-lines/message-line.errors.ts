import type { ErrorEntry } from '../kernel/app-error';

export const messageLineErrors = {
  MAIL_REFUSED: {
    meaning: 'rule',
    en: 'The mail server answered: {answer}',
    ar: 'ردّ خادم البريد: {answer}',
  },
  MAIL_NO_ANSWER: {
    meaning: 'rule',
    en: 'The mail server could not be reached. Check server, port and encryption',
    ar: 'تعذّر الوصول إلى خادم البريد. تحقق من الخادم والمنفذ والتشفير',
  },
  WHATSAPP_PACKAGE_NAME_TAKEN: {
    meaning: 'invalid',
    en: 'Another package has this name',
    ar: 'هذا الاسم مستخدم لباقة أخرى',
  },
} as const satisfies Record<string, ErrorEntry>;
