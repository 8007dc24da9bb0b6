import type { AuditedRecords } from '../audit/audited-record';

export const aliasAudit = {
  kept_aliases: {
    label: { en: 'Page address', ar: 'رابط الصفحة' },
    readBy: { manager: 'platform-addons.view' },
    actions: {
      'platform-aliases.keep': { en: 'Page address kept by the platform', ar: 'حجز الرابط للمنصّة' },
      'platform-aliases.release': { en: 'Page address free again', ar: 'إتاحة الرابط' },
      'platform-aliases.change': { en: 'Address of a salon changed', ar: 'تغيير رابط صالون' },
    },
    fields: { alias: { en: 'Address', ar: 'الرابط' } },
  },
} as const satisfies AuditedRecords;
