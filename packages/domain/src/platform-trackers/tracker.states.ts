import { defineStates } from '../kernel/state-machine';

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
