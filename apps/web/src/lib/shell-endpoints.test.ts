import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { eventsContract } from '@rawnaq/domain/events/events.contract';
import { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import { describe, expect, it } from 'vitest';
import { shellEndpoints } from './shell-endpoints';

const contractOf: Record<keyof typeof shellEndpoints, Endpoint> = {
  getGlobalInformations: authContract.get_global_informations,
  logout: authContract.logout,
  lock: authContract.lock,
  unlock: authContract.unlock,
  events: eventsContract.stream,
  addJsError: jsErrorsContract.add_js_error,
  getNotifications: notificationsContract.get_records,
  markNotificationsRead: notificationsContract.mark_as_read,
  addDevice: notificationsContract.add_device,
  getStanding: accountInvoicesContract.standing,
};

describe('the calls of the frame', () => {
  it.each(Object.entries(contractOf))(
    '%s says what its contract says',
    (name, { areas, method, path, access, kind, idempotent }) => {
      const bare = shellEndpoints[name as keyof typeof shellEndpoints];
      expect({ kind: undefined, idempotent: undefined, ...bare }).toEqual({
        areas,
        method,
        path,
        access,
        kind,
        idempotent,
      });
    },
  );
});
