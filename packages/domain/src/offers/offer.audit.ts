import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { offerServiceTypes } from './offer.states';

export const offerAudit = {
  offers: {
    label: { en: 'Package', ar: 'باقة' },
    readBy: { merchant: 'menu.offers' },
    named: 'english_name and arabic_name',
    actions: { 'offers.add': 'add', 'offers.edit': 'edit', 'offers.set-status': 'set-status' },
    fields: { max_services_to_use: { en: 'Maximum services to use', ar: 'الحد الأقصى للخدمات' } },
    values: { status: recordStates.choices, type: offerServiceTypes.choices },
  },
} as const satisfies AuditedRecords;
