import { defineStates } from '../kernel/state-machine';

export const waitlistStates = defineStates({
  waiting: {
    code: 'waiting',
    label: { en: 'Waiting', ar: 'في الانتظار' },
    tone: 'info',
    normal: true,
    moves: ['told', 'booked', 'closed'],
  },
  told: {
    code: 'told',
    label: { en: 'Notified', ar: 'تم الإبلاغ' },
    tone: 'warning',
    moves: ['waiting', 'booked', 'closed'],
  },
  // She waits again when the deposit of what she booked is not paid.
  booked: {
    code: 'booked',
    label: { en: 'Booked', ar: 'تم الحجز' },
    tone: 'success',
    normal: true,
    moves: ['waiting'],
  },
  // Taken off by the desk, by mistake perhaps.
  closed: {
    code: 'closed',
    label: { en: 'Removed', ar: 'أزيل من القائمة' },
    tone: 'neutral',
    normal: true,
    moves: ['waiting'],
  },
});
