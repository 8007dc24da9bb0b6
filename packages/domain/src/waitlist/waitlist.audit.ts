import type { AuditedRecords } from '../audit/audited-record';
import { waitlistStates } from './waitlist.states';

export const waitlistAudit = {
  waitlist_entries: {
    named: 'customer',
    label: { en: 'Waiting list', ar: 'قائمة الانتظار' },
    readBy: { merchant: 'appointments.view-all' },
    actions: {
      'waitlist-entries.add': 'add',
      'waitlist-entries.close': 'close',
      'waitlist-entries.reopen': { en: 'Put back on the waiting list', ar: 'إعادة إلى قائمة الانتظار' },
    },
    fields: {
      day_part: { en: 'Time of day', ar: 'وقت اليوم' },
    },
    values: { status: waitlistStates.choices },
  },
} as const satisfies AuditedRecords;
