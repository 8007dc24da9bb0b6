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

const PAGE_SIZE = 20;
const own = { areas: ['merchant', 'manager', 'properties'], access: 'signed-in' } as const;
const done = z.object({ done: z.literal(true) });

export const notificationsContract = {
  get_records: endpoint({
    areas: ['merchant', 'manager', 'properties'],
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
    output: z.object({
      records: z.array(notification),
      unread: z.number().int(),
      /** Also of those that the menu is too short for. */
      unread_by_type: z.record(z.string(), z.number().int()),
    }),
    errors: [],
  }),
  mark_as_read: endpoint({
    areas: ['merchant', 'manager', 'properties'],
    method: 'POST',
    path: 'notifications/mark_as_read',
    access: 'signed-in',
    summary: 'Mark all notifications of a type (or all) as read',
    input: z.object({ type: z.enum(NOTIFICATION_TYPES).optional() }),
    output: z.object({ done: z.literal(true) }),
    errors: [],
  }),
  get_page: endpoint({
    ...own,
    method: 'GET',
    path: 'notifications/get_page',
    summary: 'All notifications, by type or only unread ones, a page at a time',
    input: z.object({
      type: z.enum(NOTIFICATION_TYPES).optional(),
      unread: z.stringbool().default(false),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
    }),
    output: z.object({
      records: z.array(notification),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
    }),
    errors: [],
  }),
  get_settings: endpoint({
    ...own,
    method: 'GET',
    path: 'notifications/get_settings',
    summary: 'The types one may get, where each is told, and the devices that are told',
    input: z.object({}),
    output: z.object({
      types: z.array(
        z.object({
          type: z.enum(NOTIFICATION_TYPES),
          english_name: z.string(),
          arabic_name: z.string(),
          in_app: z.boolean(),
          push: z.boolean(),
        }),
      ),
      devices: z.array(
        z.object({ id: z.number().int(), user_agent: z.string(), created_at: z.string(), is_this: z.boolean() }),
      ),
      /** Browsers ask for it before they let us write to them. */
      push_key: z.string(),
    }),
    errors: [],
  }),
  save_settings: endpoint({
    ...own,
    method: 'POST',
    path: 'notifications/save_settings',
    summary: 'Where a type of notification is told to oneself',
    input: z.object({ type: z.enum(NOTIFICATION_TYPES), in_app: z.boolean(), push: z.boolean() }),
    output: done,
    errors: ['no_permission', 'NOT_FOUND'],
  }),
  add_device: endpoint({
    ...own,
    method: 'POST',
    path: 'notifications/add_device',
    summary: 'This browser is told of notifications, or still is',
    closedInTraining: true,
    idempotent: false,
    input: z.object({
      /** As the browser gave them: where to write to, and the keys only it can read with. */
      endpoint: z.string().max(2000),
      p256dh: z.string().max(200),
      auth: z.string().max(100),
    }),
    output: done,
    errors: ['no_permission', 'PUSH_DEVICE_UNREACHABLE'],
  }),
  remove_device: endpoint({
    ...own,
    method: 'POST',
    path: 'notifications/remove_device',
    summary: 'A device of one’s own is told no more',
    input: z.object({ id: z.number().int() }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
