import { can, type Permission, type PermissionMap } from '../kernel/permissions';
import { NOTIFICATION_TYPES, type NotificationType } from './notifications.contract';

/** Fixed by the client: stock needs 5/5, surveys 6/38, suggestions and complaints 6/39; orders only where invoices may be held. */
const NEEDED: Record<NotificationType, Permission> = {
  orders: 'billing.hold',
  stock: 'products.stock-notifications',
  surveys: 'reports.surveys',
  complaints: 'reports.complaints',
  'online-bookings': 'appointments.view-all',
  'document-expiry': 'employees.view',
  'merchant-requests': 'platform-merchants.view',
  suggestions: 'platform-technical.view',
  'js-errors': 'platform-technical.view',
  'suggestion-answers': 'settings.suggestions',
  'owner-visits': 'settings.audit',
  'product-answers': 'products.define',
};

export const visibleTypes = (permissions: PermissionMap, account: { hold_invoice: boolean }): NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => can(permissions, NEEDED[type]) && (type !== 'orders' || account.hold_invoice));
