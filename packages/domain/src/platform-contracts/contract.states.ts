import { defineStates } from '../kernel/state-machine';

/** A contract is signed once, and that is never undone. */
export const contractStates = defineStates({
  waiting: {
    code: 'waiting',
    label: { en: 'Waiting for signature', ar: 'بانتظار التوقيع' },
    tone: 'warning',
    moves: ['signed'],
  },
  signed: { code: 'signed', label: { en: 'Signed', ar: 'موقّع' }, tone: 'success', normal: true, moves: [] },
});
