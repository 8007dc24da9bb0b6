import { defineStates } from '../kernel/state-machine';

export const campaignStates = defineStates({
  // Cancelling is irreversible: a disabled campaign can only be renewed, which makes a new one.
  disabled: { code: 0, label: { en: 'Disabled', ar: 'موقوفة' }, tone: 'neutral', moves: [] },
  active: {
    code: 1,
    label: { en: 'Ready', ar: 'جاهزة' },
    tone: 'info',
    moves: ['sending', 'temporary_saved', 'disabled'],
  },
  sending: {
    code: 2,
    label: { en: 'Sending', ar: 'قيد الإرسال' },
    tone: 'accent',
    moves: ['paused', 'completed', 'disabled'],
  },
  paused: { code: 3, label: { en: 'Paused', ar: 'متوقفة مؤقتًا' }, tone: 'warning', moves: ['sending', 'disabled'] },
  temporary_saved: {
    code: 4,
    label: { en: 'Temporary saved', ar: 'محفوظة مؤقتًا' },
    tone: 'neutral',
    moves: ['active', 'disabled'],
  },
  // Failed recipients can be sent to again.
  completed: { code: 5, label: { en: 'Completed', ar: 'مكتملة' }, tone: 'success', normal: true, moves: ['sending'] },
});

export const campaignDeliveryStates = defineStates({
  failed: { code: 0, label: { en: 'Failed', ar: 'تعذّر الإرسال' }, tone: 'danger', moves: ['pending'] },
  pending: { code: 1, label: { en: 'Pending', ar: 'بانتظار الإرسال' }, tone: 'warning', moves: ['sent', 'failed'] },
  sent: { code: 2, label: { en: 'Sent', ar: 'تم الإرسال' }, tone: 'success', normal: true, moves: [] },
});
