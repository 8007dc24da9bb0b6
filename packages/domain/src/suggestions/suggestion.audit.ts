import type { AuditedRecords } from '../audit/audited-record';
import { suggestionStates } from './suggestion.states';

export const suggestionAudit = {
  development_suggestions: {
    label: { en: 'Suggestion', ar: 'اقتراح' },
    readBy: { merchant: 'settings.suggestions' },
    actions: {
      'suggestions.add': 'add',
      'suggestions.decide': { en: 'Suggestion answered', ar: 'الرد على اقتراح' },
    },
    fields: { answer: { en: 'Answer', ar: 'الرد' } },
    values: { status: suggestionStates.choices },
  },
} as const satisfies AuditedRecords;
