import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { localDate, orEmpty } from '../kernel/input/fields';
import { NOTIFICATION_ICONS, NOTIFICATION_TONES } from './define-notifications';
import { NOTIFICATION_TYPES } from './notification-catalogue';

const notification = z.object({
  id: z.number().int(),
  type: z.enum(NOTIFICATION_TYPES),
  english_text: z.string(),
  arabic_text: z.string(),
  icon: z.enum(NOTIFICATION_ICONS),
  tone: z.enum(NOTIFICATION_TONES),
  /** The page it opens, before its language. */
  link: z.string(),
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
