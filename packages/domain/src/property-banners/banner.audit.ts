import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { bannerLabels } from './property-banners.contract';

const { status: _status, ...fields } = bannerLabels;

export const bannerAudit = {
  property_banners: {
    label: { en: 'Banner of places to stay', ar: 'إعلان أماكن الإقامة' },
    readBy: { manager: 'platform-checks.banners' },
    actions: {
      'property-banners.add': 'add',
      'property-banners.edit': 'edit',
      'property-banners.set-status': 'set-status',
      'property-banners.remove': { en: 'Banner removed', ar: 'حذف إعلان' },
    },
    fields: { ...fields, upload_id: { en: 'Picture', ar: 'الصورة' } },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
