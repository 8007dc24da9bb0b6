import type { ErrorEntry } from '../kernel/app-error';

export const staffErrors = {
  LAST_PLATFORM_ADMINISTRATOR: {
    meaning: 'rule',
    en: 'The platform needs at least one active administrator',
    ar: 'تحتاج المنصّة إلى مسؤول نشط واحد على الأقل',
  },
  STAFF_ROLE_IN_USE: {
    meaning: 'rule',
    en: 'This role is still in use. Please assign those users another role first',
    ar: 'هذا الدور مسند إلى مستخدمين، يرجى إسناد دور آخر لهم أولًا',
  },
} as const satisfies Record<string, ErrorEntry>;
