import { defineCodes } from '../kernel/state-machine';

/** How one day of one employee went. */
export const attendanceStates = defineCodes({
  present: { code: 'present', label: { en: 'Present', ar: 'حاضر' }, tone: 'success', normal: true },
  working: { code: 'working', label: { en: 'At work', ar: 'في العمل' }, tone: 'info', normal: true },
  late: { code: 'late', label: { en: 'Late', ar: 'متأخر' }, tone: 'warning' },
  early: { code: 'early', label: { en: 'Left early', ar: 'انصراف مبكر' }, tone: 'warning' },
  no_check_out: { code: 'no_check_out', label: { en: 'No check-out', ar: 'بلا تسجيل انصراف' }, tone: 'danger' },
  absent: { code: 'absent', label: { en: 'Absent', ar: 'غائب' }, tone: 'danger' },
  holiday: { code: 'holiday', label: { en: 'Holiday or leave', ar: 'إجازة' }, tone: 'accent', normal: true },
  day_off: { code: 'day_off', label: { en: 'Day off', ar: 'يوم راحة' }, tone: 'neutral', normal: true },
  expected: { code: 'expected', label: { en: 'Expected', ar: 'متوقع حضوره' }, tone: 'neutral', normal: true },
});
