import type { AuditedRecords } from '../audit/audited-record';

export const attendanceAudit = {
  attendance: {
    label: { en: 'Attendance', ar: 'الدوام' },
    readBy: { merchant: 'settings.audit' },
    actions: {
      'attendance.check-in': { en: 'Employee checked in', ar: 'تسجيل حضور' },
      'attendance.check-out': { en: 'Employee checked out', ar: 'تسجيل انصراف' },
      'attendance.correct': 'correct',
    },
    fields: {
      accuracy: { en: 'Accuracy in metres', ar: 'الدقة بالأمتار' },
      distance: { en: 'Distance in metres', ar: 'المسافة بالأمتار' },
    },
  },
} as const satisfies AuditedRecords;
