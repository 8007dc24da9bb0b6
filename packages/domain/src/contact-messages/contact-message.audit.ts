import type { AuditedRecords } from '../audit/audited-record';
import { contactStates } from './contact-message.states';

export const contactMessageAudit = {
  contact_messages: {
    label: { en: 'Visitor’s message', ar: 'رسالة زائر' },
    readBy: { manager: 'platform-marketing.contact-messages' },
    actions: {
      'contact-messages.answer': { en: 'Visitor’s message answered', ar: 'الرد على رسالة زائر' },
      'contact-messages.set-status': 'set-status',
    },
    fields: {
      subject: { en: 'Subject', ar: 'العنوان' },
      answer: { en: 'Answer', ar: 'الرد' },
    },
    values: { status: contactStates.choices },
  },
} as const satisfies AuditedRecords;
