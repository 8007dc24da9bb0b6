import type { AuditedRecords } from '../audit/audited-record';

export const trackerAudit = {
  blocked_ips: {
    label: { en: 'Blocked address', ar: 'عنوان محظور' },
    readBy: { manager: 'platform-trackers.view' },
    actions: {
      'blocked-ips.block': { en: 'Address blocked', ar: 'حظر عنوان' },
      'blocked-ips.unblock': { en: 'Address unblocked', ar: 'رفع الحظر عن عنوان' },
    },
  },
  messages: {
    label: { en: 'Message', ar: 'رسالة' },
    readBy: { merchant: 'settings.audit', manager: 'platform-trackers.view' },
    actions: { 'messages.resend': { en: 'Message resent', ar: 'إعادة إرسال رسالة' } },
  },
} as const satisfies AuditedRecords;
