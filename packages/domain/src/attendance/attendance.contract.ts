import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { localDate, localTime, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList, type Column } from '../kernel/list';
import { pageWords } from '../kernel/page-words';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
export const entryRecord = z.object({
  id,
  employee_id: id,
  employee: z.string(),
  business_date: z.string(),
  checked_in_at: z.string(),
  checked_out_at: z.string().nullable(),
  minutes: z.number().int().nullable(),
  in_distance: z.number().int().nullable(),
  out_distance: z.number().int().nullable(),
  in_accuracy: z.number().int().nullable(),
  out_accuracy: z.number().int().nullable(),
  inaccurate: z.boolean(),
  corrected: z.boolean(),
});
export type AttendanceEntry = z.output<typeof entryRecord>;

export const entryColumns = {
  employee: { key: 'employee', label: { en: 'Employee', ar: 'الموظف' }, kind: 'text', sortable: true },
  date: { key: 'business_date', label: { en: 'Day', ar: 'اليوم' }, kind: 'date', sortable: true },
  in: { key: 'checked_in_at', label: { en: 'Check-in', ar: 'الحضور' }, kind: 'datetime', sortable: true },
  out: { key: 'checked_out_at', label: { en: 'Check-out', ar: 'الانصراف' }, kind: 'datetime' },
  minutes: { key: 'minutes', label: { en: 'Duration', ar: 'المدة' }, kind: 'duration' },
  distance: { key: 'in_distance', label: { en: 'Check-in distance (m)', ar: 'مسافة الحضور (م)' }, kind: 'number' },
  outDistance: {
    key: 'out_distance',
    label: { en: 'Check-out distance (m)', ar: 'مسافة الانصراف (م)' },
    kind: 'number',
  },
  inaccurate: {
    key: 'inaccurate',
    label: { en: 'Location inaccurate', ar: 'الموقع غير دقيق' },
    kind: 'boolean',
    warns: true,
  },
  corrected: { key: 'corrected', label: { en: 'Corrected', ar: 'تم تصحيحه' }, kind: 'boolean' },
} as const satisfies Record<string, Column>;

const flags = [
  { value: 'true', label: { en: 'Yes', ar: 'نعم' } },
  { value: 'false', label: { en: 'No', ar: 'لا' } },
] as const;

export const ownAttendanceList = defineList({
  path: 'attendance/own',
  areas: ['merchant'],
  access: 'attendance.own',
  title: pageWords.attendance,
  record: entryRecord,
  columns: [
    entryColumns.date,
    entryColumns.in,
    entryColumns.out,
    entryColumns.minutes,
    entryColumns.distance,
    { ...entryColumns.inaccurate, hidden: true },
    entryColumns.corrected,
  ],
  filters: [{ key: 'checked_in_at', label: { en: 'Day', ar: 'اليوم' }, kind: 'date-range' }],
  defaultSort: { key: 'checked_in_at', descending: true },
});

export const entriesList = defineList({
  path: 'attendance/entries',
  areas: ['merchant'],
  access: 'attendance.correct',
  title: { en: 'Attendance of all employees', ar: 'دوام جميع الموظفين' },
  record: entryRecord,
  columns: [
    entryColumns.employee,
    entryColumns.in,
    entryColumns.out,
    entryColumns.minutes,
    entryColumns.distance,
    entryColumns.inaccurate,
    entryColumns.corrected,
  ],
  filters: [
    { key: 'checked_in_at', label: { en: 'Day', ar: 'اليوم' }, kind: 'date-range' },
    { key: 'corrected_text', label: { en: 'Corrected', ar: 'تم تصحيحه' }, kind: 'choice', choices: flags },
  ],
  defaultSort: { key: 'checked_in_at', descending: true },
});

const place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: z.number().min(0).max(1_000_000),
});

const reason = requiredText({ en: 'Reason', ar: 'السبب' }, 300);
/** A check-out that is not after the check-in is on the next day. */
const times = {
  date: localDate({ en: 'Day', ar: 'اليوم' }),
  in_time: localTime({ en: 'Check-in', ar: 'الحضور' }),
  out_time: orEmpty(localTime({ en: 'Check-out', ar: 'الانصراف' })),
  reason,
};
export const addEntryInput = z.object({ employee_id: id, ...times });
export const correctEntryInput = z.object({ id, ...times });
export const removeEntryInput = z.object({ id, reason });

const own = { areas: ['merchant'], access: 'attendance.own' } as const;
const manager = { areas: ['merchant'], access: 'attendance.correct' } as const;
const moment = z.object({ checked_in_at: z.string(), checked_out_at: z.string().nullable() });

export const attendanceContract = {
  get_state: endpoint({
    ...own,
    method: 'GET',
    path: 'attendance/get_state',
    summary: 'Am I checked in, and what is planned today',
    input: z.object({}),
    output: z.object({
      employee: z.object({ id, name: z.string() }).nullable(),
      open: z.object({ id, checked_in_at: z.string() }).nullable(),
      workplace_known: z.boolean(),
      on_leave: z.boolean(),
      shifts: z.array(z.object({ from: z.string(), to: z.string() })),
    }),
    errors: [],
  }),
  check_in: endpoint({
    ...own,
    method: 'POST',
    path: 'attendance/check_in',
    summary: 'Check in at the workplace',
    input: place,
    output: z.object({ id, distance: z.number().int() }),
    errors: ['CHECK_IN_TOO_FAR', 'WORKPLACE_UNKNOWN', 'ALREADY_CHECKED_IN', 'LOGIN_WITHOUT_EMPLOYEE'],
  }),
  check_out: endpoint({
    ...own,
    method: 'POST',
    path: 'attendance/check_out',
    summary: 'Check out at the workplace',
    input: place,
    output: z.object({ id, distance: z.number().int() }),
    errors: ['CHECK_IN_TOO_FAR', 'WORKPLACE_UNKNOWN', 'NOT_CHECKED_IN', 'LOGIN_WITHOUT_EMPLOYEE'],
  }),
  own_records: ownAttendanceList.endpoints.get_records,
  export_own: ownAttendanceList.endpoints.export,
  get_records: entriesList.endpoints.get_records,
  export: entriesList.endpoints.export,
  add_entry: endpoint({
    ...manager,
    method: 'POST',
    path: 'attendance/add_entry',
    summary: 'Enter attendance for an employee, with the reason',
    input: addEntryInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'ATTENDANCE_OVERLAP', 'ATTENDANCE_IN_FUTURE'],
  }),
  correct: endpoint({
    ...manager,
    method: 'POST',
    path: 'attendance/correct',
    summary: 'Correct an entry, with the reason; what stood there is kept',
    input: correctEntryInput,
    output: done,
    errors: ['NOT_FOUND', 'ATTENDANCE_OVERLAP', 'ATTENDANCE_IN_FUTURE'],
  }),
  remove: endpoint({
    ...manager,
    method: 'POST',
    path: 'attendance/remove',
    summary: 'Remove an entry, with the reason; what stood there is kept',
    input: removeEntryInput,
    output: done,
    errors: ['NOT_FOUND'],
  }),
  get_corrections: endpoint({
    ...manager,
    method: 'GET',
    path: 'attendance/get_corrections',
    summary: 'What was corrected in an entry',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({
      records: z.array(
        z.object({
          id,
          at: z.string(),
          by: z.string(),
          reason: z.string(),
          before: moment.nullable(),
          after: moment.nullable(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
};
