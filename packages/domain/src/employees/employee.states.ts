import { defineCodes } from '../kernel/state-machine';

export const leaveKinds = defineCodes({
  annual: { code: 'annual', label: { en: 'Annual leave', ar: 'إجازة سنوية' }, tone: 'info', normal: true },
  sick: { code: 'sick', label: { en: 'Sick leave', ar: 'إجازة مرضية' }, tone: 'warning', normal: true },
  unpaid: { code: 'unpaid', label: { en: 'Unpaid leave', ar: 'إجازة بدون راتب' }, tone: 'neutral', normal: true },
  holiday: { code: 'holiday', label: { en: 'Holiday', ar: 'عطلة' }, tone: 'accent', normal: true },
});

/** How an employee's way into the system stands. */
export const accessStates = defineCodes({
  none: { code: 'none', label: { en: 'No access', ar: 'بلا دخول' }, tone: 'neutral', normal: true },
  invited: { code: 'invited', label: { en: 'Invited', ar: 'تم إرسال الدعوة' }, tone: 'warning' },
  active: { code: 'active', label: { en: 'Can sign in', ar: 'يمكنه الدخول' }, tone: 'success', normal: true },
  owner: { code: 'owner', label: { en: 'Owner', ar: 'المالك' }, tone: 'accent', normal: true },
});

/** How near the passport's or the residency's last day is; the nearest paper counts. */
export const paperStates = defineCodes({
  expired: { code: 'expired', label: { en: 'Expired', ar: 'منتهية' }, tone: 'danger' },
  within_7: { code: 'within_7', label: { en: '7 days or less', ar: '7 أيام أو أقل' }, tone: 'danger' },
  within_30: { code: 'within_30', label: { en: '30 days or less', ar: '30 يومًا أو أقل' }, tone: 'warning' },
  within_60: { code: 'within_60', label: { en: '60 days or less', ar: '60 يومًا أو أقل' }, tone: 'info' },
  valid: { code: 'valid', label: { en: 'Valid', ar: 'سارية' }, tone: 'success', normal: true },
  unknown: { code: 'unknown', label: { en: 'Not entered', ar: 'غير مسجّلة' }, tone: 'neutral', normal: true },
});
