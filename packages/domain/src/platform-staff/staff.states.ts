import { recordStates } from '../kernel/record-status.states';
import { defineCodes } from '../kernel/state-machine';

/** What people see of a staff member: the stored status is the generic one; who has no password yet is invited. */
export const staffStates = defineCodes({
  active: { code: recordStates.codes.active, label: { en: 'Active', ar: 'نشط' }, tone: 'success', normal: true },
  invited: { code: 2, label: { en: 'Invited', ar: 'تم إرسال الدعوة' }, tone: 'info' },
  disabled: { code: recordStates.codes.disabled, label: { en: 'Disabled', ar: 'موقوف' }, tone: 'neutral' },
});
