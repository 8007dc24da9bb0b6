import type { ErrorEntry } from '../kernel/app-error';

export const staffErrors = {
  LAST_PLATFORM_ADMINISTRATOR: {
    meaning: 'rule',
    en: 'The platform needs at least one active administrator',
    ar: 'تحتاج المنصّة إلى مسؤول نشط واحد على الأقل',
  },
  STAFF_ROLE_IN_USE: {
    meaning: 'rule',
    en: 'People still have this role. Give them another one first',
    ar: 'ما زال هناك من يحمل هذا الدور، يرجى نقلهم إلى دور آخر أولًا',
  },
} as const satisfies Record<string, ErrorEntry>;
