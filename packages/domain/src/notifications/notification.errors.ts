import type { ErrorEntry } from '../kernel/app-error';

export const notificationErrors = {
  PUSH_DEVICE_UNREACHABLE: {
    meaning: 'rule',
    en: 'Notifications cannot be sent to this browser',
    ar: 'لا يمكن إرسال الإشعارات إلى هذا المتصفح',
  },
} as const satisfies Record<string, ErrorEntry>;
