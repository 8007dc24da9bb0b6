import type { ErrorEntry } from '../kernel/app-error';

export const employeeErrors = {
  EMPLOYEE_MOBILE_EXISTS: {
    meaning: 'invalid',
    en: 'Another employee has this mobile number',
    ar: 'رقم الجوال هذا مسجّل لموظف آخر',
  },
  SHIFTS_OVERLAP: { meaning: 'invalid', en: 'This shift overlaps another one', ar: 'تتداخل هذه الفترة مع فترة أخرى' },
  SHIFT_OFF_QUARTER: {
    meaning: 'invalid',
    en: 'Shifts begin and end on the quarter hour',
    ar: 'تبدأ الفترة وتنتهي على رأس ربع ساعة',
  },
  SHIFT_TOO_LONG: {
    meaning: 'invalid',
    en: 'A shift must be shorter than a day',
    ar: 'يجب أن تكون الفترة أقصر من يوم كامل',
  },
  LEAVE_OVERLAP: {
    meaning: 'invalid',
    en: 'These days overlap another holiday or leave',
    ar: 'تتداخل هذه الأيام مع إجازة أخرى',
  },
  EMPLOYEE_NOT_EXIST: {
    meaning: 'invalid',
    en: 'One of the selected employees was not found or is disabled',
    ar: 'أحد الموظفين المختارين غير موجود أو موقوف',
  },
  EMPLOYEE_DISABLED: {
    meaning: 'rule',
    en: 'This employee is disabled, please activate first',
    ar: 'هذا الموظف موقوف، يرجى تفعيله أولًا',
  },
  EMPLOYEE_HAS_ACCESS: {
    meaning: 'rule',
    en: 'This employee already has access',
    ar: 'لدى هذا الموظف صلاحية دخول من قبل',
  },
  EMPLOYEE_WITHOUT_ACCESS: { meaning: 'rule', en: 'This employee has no access', ar: 'ليست لدى هذا الموظف صلاحية دخول' },
  INVITATION_ALREADY_ACCEPTED: {
    meaning: 'rule',
    en: 'The invitation was already accepted',
    ar: 'تم قبول الدعوة من قبل',
  },
  EMPLOYEE_IS_YOURSELF: {
    meaning: 'rule',
    en: 'You cannot do this to your own account',
    ar: 'لا يمكنك تنفيذ هذا الإجراء على حسابك',
  },
} as const satisfies Record<string, ErrorEntry>;
