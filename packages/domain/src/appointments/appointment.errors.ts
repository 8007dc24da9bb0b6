import type { ErrorEntry } from '../kernel/app-error';

export const appointmentErrors = {
  APPOINTMENT_NEEDS_SERVICE: {
    meaning: 'rule',
    en: 'Appointments need at least one service',
    ar: 'يجب اختيار خدمة واحدة على الأقل للموعد',
  },
  CUSTOMER_HAS_APPOINTMENT: {
    meaning: 'conflict',
    en: 'The customer has another appointment at the same time',
    ar: 'لدى العميل موعد آخر في الوقت نفسه',
    named: { en: 'Another appointment at the same time: {name}', ar: 'موعد آخر في الوقت نفسه: {name}' },
  },
  EMPLOYEE_HAS_APPOINTMENT: {
    meaning: 'conflict',
    en: 'The employee has another appointment at the same time',
    ar: 'لدى الموظف موعد آخر في الوقت نفسه',
    named: { en: 'Another appointment at the same time: {name}', ar: 'موعد آخر في الوقت نفسه: {name}' },
  },
  USER_HAS_APPOINTMENT: {
    meaning: 'conflict',
    en: 'You have another appointment at the same time',
    ar: 'لديك موعد آخر في الوقت نفسه',
  },
  APPOINTMENT_IN_BLOCK_TIME: {
    meaning: 'conflict',
    en: 'The appointment clashes with a block time',
    ar: 'يتعارض الموعد مع وقت مغلق',
    named: { en: 'The appointment clashes with a block time of {name}', ar: 'يتعارض الموعد مع وقت مغلق لدى {name}' },
  },
  BLOCK_TIME_IN_BLOCK_TIME: {
    meaning: 'conflict',
    en: 'The block time clashes with another block time',
    ar: 'يتعارض الوقت المغلق مع وقت مغلق آخر',
    named: {
      en: 'The block time clashes with another block time of {name}',
      ar: 'يتعارض الوقت المغلق مع وقت مغلق آخر لدى {name}',
    },
  },
  BLOCK_TIME_IN_APPOINTMENT: {
    meaning: 'conflict',
    en: 'The block time clashes with an appointment',
    ar: 'يتعارض الوقت المغلق مع موعد',
    named: { en: 'The block time clashes with an appointment of {name}', ar: 'يتعارض الوقت المغلق مع موعد لدى {name}' },
  },
  APPOINTMENT_CHANGED: {
    meaning: 'conflict',
    en: 'This appointment was changed meanwhile',
    ar: 'تم تعديل هذا الموعد في هذه الأثناء',
  },
  APPOINTMENT_NOT_BEGUN: { meaning: 'rule', en: 'The appointment has not begun yet', ar: 'لم يحن وقت الموعد بعد' },
  CHECK_IN_OTHER_DAY: {
    meaning: 'rule',
    en: 'This appointment is not today, so the customer cannot be checked in',
    ar: 'هذا الموعد ليس اليوم، لذلك لا يمكن تسجيل الوصول',
  },
  APPOINTMENT_OUTSIDE_HOURS: {
    meaning: 'rule',
    en: 'The employee does not work at this time',
    ar: 'الموظف لا يعمل في هذا الوقت',
    named: { en: 'Not working at this time: {name}', ar: 'خارج ساعات العمل في هذا الوقت: {name}' },
  },
  APPOINTMENT_TOO_LONG: {
    meaning: 'rule',
    en: 'A visit must end within 24 hours',
    ar: 'يجب أن تنتهي الزيارة خلال 24 ساعة',
  },
  LINE_ENDS_BEFORE_START: {
    meaning: 'rule',
    en: 'The service must end after it begins',
    ar: 'يجب أن تنتهي الخدمة بعد بدايتها',
  },
  /** One of the dates of a series; the reason is one of the sentences above. */
  SERIES_DATE_TAKEN: { meaning: 'conflict', en: 'On {date}: {reason}', ar: 'يوم {date}: {reason}' },
  EMPLOYEE_HAS_FUTURE_APPOINTMENTS: {
    meaning: 'rule',
    en:
      'This employee still has upcoming appointments ({count}). Please assign them to another employee or cancel ' +
      'them first',
    ar: 'ما زالت لدى هذا الموظف مواعيد قادمة ({count})، يرجى إسنادها إلى موظف آخر أو إلغاؤها أولًا',
  },
} as const satisfies Record<string, ErrorEntry>;
