import type { ErrorEntry } from '../kernel/app-error';

export const hostErrors = {
  HOST_TICKET_OVER: {
    meaning: 'rule',
    en: 'This took a little long. Please request a new code',
    ar: 'مضى وقت طويل، يرجى طلب رمز جديد',
  },
} as const satisfies Record<string, ErrorEntry>;
