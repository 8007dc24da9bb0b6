import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { localDate, orEmpty } from '../kernel/fields';

/** Kinds of notification with the permission each one needs are in notification.rules. */
export const NOTIFICATION_TYPES = [
  'orders',
  'stock',
  'surveys',
  'complaints',
  'online-bookings',
  'document-expiry',
  'merchant-requests',
  'suggestions',
  'js-errors',
  'suggestion-answers',
  'owner-visits',
  'product-answers',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

const notification = z.object({
  id: z.number().int(),
  type: z.enum(NOTIFICATION_TYPES),
  english_text: z.string(),
  arabic_text: z.string(),
  link: z.string().nullable(),
  date: z.string(),
  dateAndTime: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

export const notificationsContract = {
  get_records: endpoint({
    areas: ['merchant', 'manager'],
    method: 'GET',
    path: 'notifications/get_records',
    access: 'signed-in',
    summary: 'The notifications menu',
    input: z.object({
      /** Only those of this day, on the account's clock. */
      date: orEmpty(localDate()),
      dateAndTime: z.string().max(40).optional(),
      type: z.enum(NOTIFICATION_TYPES).optional(),
    }),
    output: z.object({ records: z.array(notification), unread: z.number().int() }),
    errors: [],
  }),
  mark_as_read: endpoint({
    areas: ['merchant', 'manager'],
    method: 'POST',
    path: 'notifications/mark_as_read',
    access: 'signed-in',
    summary: 'Mark all notifications of a type (or all) as read',
    input: z.object({ type: z.enum(NOTIFICATION_TYPES).optional() }),
    output: z.object({ done: z.literal(true) }),
    errors: [],
  }),
};
