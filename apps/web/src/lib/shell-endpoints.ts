/**
 * The few calls the frame makes before any page is open, written down without their schemas: importing the contracts
 * would put zod (a seventh of everything a browser must load first) in front of the first page. A test holds each one
 * against its contract.
 */
import type { authContract } from '@rawnaq/domain/auth/auth.contract';
import type { eventsContract } from '@rawnaq/domain/events/events.contract';
import type { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import type { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import type { BareEndpoint, BareOf } from './api-client/bare-endpoint';

const everyDoor = ['merchant', 'manager', 'properties'] as const;
const bare = <E extends Endpoint>(entry: BareEndpoint): BareOf<E> => entry;
const sessionCall = <E extends Endpoint>(path: string, areas: BareEndpoint['areas'] = everyDoor): BareOf<E> =>
  bare<E>({ areas, method: 'POST', path, access: 'signed-in', idempotent: false });

export const shellEndpoints = {
  getGlobalInformations: sessionCall<(typeof authContract)['get_global_informations']>('get_global_informations'),
  logout: sessionCall<(typeof authContract)['logout']>('logout'),
  lock: sessionCall<(typeof authContract)['lock']>('lock', ['merchant', 'manager']),
  unlock: sessionCall<(typeof authContract)['unlock']>('unlock', ['merchant', 'manager']),
  events: bare<(typeof eventsContract)['stream']>({
    areas: everyDoor,
    method: 'GET',
    path: 'events',
    access: 'signed-in',
    kind: 'stream',
  }),
  addJsError: bare<(typeof jsErrorsContract)['add_js_error']>({
    areas: ['merchant', 'manager'],
    method: 'POST',
    path: 'js_errors/add_js_error',
    access: 'public',
    idempotent: false,
  }),
  getNotifications: bare<(typeof notificationsContract)['get_records']>({
    areas: everyDoor,
    method: 'GET',
    path: 'notifications/get_records',
    access: 'signed-in',
  }),
  markNotificationsRead: bare<(typeof notificationsContract)['mark_as_read']>({
    areas: everyDoor,
    method: 'POST',
    path: 'notifications/mark_as_read',
    access: 'signed-in',
  }),
  addDevice: bare<(typeof notificationsContract)['add_device']>({
    areas: everyDoor,
    method: 'POST',
    path: 'notifications/add_device',
    access: 'signed-in',
    idempotent: false,
  }),
  getStanding: bare<(typeof accountInvoicesContract)['standing']>({
    areas: ['merchant'],
    method: 'GET',
    path: 'account_invoices/standing',
    access: 'signed-in',
  }),
};
