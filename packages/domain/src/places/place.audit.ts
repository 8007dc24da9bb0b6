import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

const values = { status: recordStates.choices } as const;

export const placeAudit = {
  countries: {
    label: { en: 'Country', ar: 'دولة' },
    readBy: { manager: 'platform-settings.view' },
    actions: { 'countries.edit': 'edit' },
    values,
  },
  cities: {
    label: { en: 'City', ar: 'مدينة' },
    readBy: { manager: 'platform-settings.view' },
    actions: { 'cities.add': 'add', 'cities.edit': 'edit' },
    values,
  },
} as const satisfies AuditedRecords;
