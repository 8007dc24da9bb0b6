import type { ErrorEntry } from '../kernel/app-error';

export const roleErrors = {
  OWNER_ROLE_PROTECTED: {
    meaning: 'rule',
    en: 'The owner cannot be edited, please contact the provider',
    ar: 'لا يمكن تعديل المالك، يرجى التواصل مع مزوّد الخدمة',
  },
  BUILT_IN_ROLE_PROTECTED: {
    meaning: 'rule',
    en: 'Built-in roles cannot be edited',
    ar: 'لا يمكن تعديل الأدوار الأساسية',
  },
  ROLE_NAME_EXISTS: { meaning: 'invalid', en: 'A role with this name already exists', ar: 'يوجد دور بهذا الاسم من قبل' },
  NEW_ADMIN_NOT_PRIVILEGED: {
    meaning: 'rule',
    en: 'The new admin must be an employee with admin privileges',
    ar: 'يجب أن يكون المسؤول الجديد موظفًا لديه صلاحيات الإدارة',
  },
  ROLE_IN_USE: {
    meaning: 'rule',
    en: 'Employees have this role, please choose another one for them first',
    ar: 'هذا الدور مسند إلى موظفين، يرجى اختيار دور آخر لهم أولًا',
  },
  ROLE_DISABLED: { meaning: 'rule', en: 'This role is disabled', ar: 'هذا الدور موقوف' },
  LAST_ADMINISTRATOR: {
    meaning: 'rule',
    en: 'This is the last administrator. Please assign another one first',
    ar: 'هذا آخر مسؤول للنظام، يرجى تعيين مسؤول آخر أولًا',
  },
  GRANT_EXCEEDS_OWN: {
    meaning: 'rule',
    en: 'You cannot grant permissions that you do not have yourself',
    ar: 'لا يمكنك منح صلاحيات ليست لديك',
  },
} as const satisfies Record<string, ErrorEntry>;
