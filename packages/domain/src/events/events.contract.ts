import { z } from 'zod';
import { endpoint } from '../kernel/contract';

/** Named like the words in the paths of what changed, so that a screen knows which of its answers are stale. */
export const LIVE_TOPICS = [
  'session',
  'notifications',
  'suggestions',
  'development_suggestions',
  'failed_login_attempts',
  'blocked_ips',
  'system_connections',
  'mail',
  'sandbox_inbox',
  'js_errors',
  'roles',
  'employees',
  'attendance',
  'added_groups',
  'added_services',
  'categories',
  'discount_codes',
  'offers',
  'services',
  'suggested_groups',
  'suggested_services',
  'merchants',
  'platform_setting',
  'places',
  'customers',
  'customers_merchants',
  'customer_imports',
  'settings',
  'appointments',
  'waitlist',
  'payment_links',
  'customer_care',
  'complaints',
  'products',
  'product_requests',
  'suggested_products',
  'added_products',
  'edited_products',
  'exports',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** What changed. The client refetches; the event itself carries no record. */
export const liveEvent = z.object({ topic: z.enum(LIVE_TOPICS), id: z.number().int().optional() });
export type LiveEvent = z.output<typeof liveEvent>;

export const eventsContract = {
  stream: endpoint({
    areas: ['merchant', 'manager', 'properties'],
    method: 'GET',
    path: 'events',
    access: 'signed-in',
    kind: 'stream',
    transaction: false,
    summary: 'Server-sent events of this account',
    input: z.object({}),
    output: liveEvent,
    errors: [],
  }),
};
