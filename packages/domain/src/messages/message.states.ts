import { defineStates } from '../kernel/state-machine';

/**
 * The client's three states of mail and three of ours: a call under way, one whose outcome a crash has hidden, and one
 * that was due and had no way to its reader. A failed message can be sent again; unknown is never repeated by itself.
 */
export const outgoingStates = defineStates({
  failed: { code: 0, label: { en: 'Failed', ar: 'تعذّر الإرسال' }, tone: 'danger', moves: ['pending'] },
  pending: { code: 1, label: { en: 'Pending', ar: 'بانتظار الإرسال' }, tone: 'warning', moves: ['sending'] },
  success: { code: 2, label: { en: 'Sent', ar: 'تم الإرسال' }, tone: 'success', normal: true, moves: [] },
  sending: {
    code: 3,
    label: { en: 'Sending', ar: 'جارٍ الإرسال' },
    tone: 'info',
    moves: ['success', 'failed', 'pending', 'unknown'],
  },
  unknown: { code: 4, label: { en: 'Outcome unknown', ar: 'نتيجة غير معروفة' }, tone: 'neutral', moves: ['pending'] },
  not_sent: { code: 5, label: { en: 'Not sent', ar: 'لم تُرسل' }, tone: 'neutral', moves: [] },
});
