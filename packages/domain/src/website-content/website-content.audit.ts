import type { AuditedRecords } from '../audit/audited-record';

export const websiteContentAudit = {
  website_texts: {
    label: { en: 'Text of the website', ar: 'نص في الموقع' },
    readBy: { manager: 'platform-website.edit' },
    actions: {
      'website-texts.save': 'save',
      'website-texts.publish': { en: 'Text of the website published', ar: 'نشر نص في الموقع' },
    },
    fields: { version: { en: 'Version', ar: 'الإصدار' } },
  },
} as const satisfies AuditedRecords;
