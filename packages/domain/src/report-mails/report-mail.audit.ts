import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { mailRhythms } from './report-mail.states';

export const reportMailAudit = {
  report_mails: {
    label: { en: 'Report by e-mail', ar: 'تقرير بالبريد' },
    readBy: { merchant: 'reports.mail' },
    actions: {
      'report-mails.add': 'add',
      'report-mails.edit': 'edit',
      'report-mails.set-status': 'set-status',
      'report-mails.remove': 'remove',
    },
    fields: {
      rhythm: { en: 'How often', ar: 'التكرار' },
      weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
      month_day: { en: 'Day of the month', ar: 'يوم الشهر' },
      hour: { en: 'Hour', ar: 'الساعة' },
      people: { en: 'People', ar: 'المستلمون' },
    },
    values: { rhythm: mailRhythms.choices, status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
