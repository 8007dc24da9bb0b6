import { defineCodes, defineStates } from '../kernel/state-machine';

export const ipStates = defineStates({
  blocked: { code: 'blocked', label: { en: 'Blocked', ar: 'محظور' }, tone: 'danger', moves: ['unblocked'] },
  unblocked: {
    code: 'unblocked',
    label: { en: 'Unblocked', ar: 'غير محظور' },
    tone: 'success',
    normal: true,
    moves: ['blocked'],
  },
});

/** Why a notice of a provider led to nothing. */
export const noticeProblems = defineCodes({
  unmatched: {
    code: 'unmatched',
    label: { en: 'No matching message', ar: 'لا توجد رسالة مطابقة' },
    tone: 'warning',
  },
  unreadable: { code: 'unreadable', label: { en: 'Not understood', ar: 'غير مفهوم' }, tone: 'danger' },
  foreign: { code: 'foreign', label: { en: 'Another number', ar: 'رقم آخر' }, tone: 'warning' },
});
