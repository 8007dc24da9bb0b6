import { manager, merchant } from '../kernel/address-rows';

/** Sections of the settings, and one's own notifications, that the client's list does not have. */
export const settingAddresses = {
  'merchant-notifications': merchant('/notifications', 'signed-in'),
  'manager-notifications': manager('/notifications', 'signed-in'),
  'merchant-setting-payment-gateway': merchant('/setting/payment-gateway', 'settings.payment-gateway'),
  'merchant-setting-whatsapp': merchant('/setting/whatsapp', 'settings.whatsapp'),
  'merchant-setting-email': merchant('/setting/email', 'settings.email'),
  'merchant-setting-sms': merchant('/setting/sms', 'settings.sms'),
  'merchant-setting-bot': merchant('/setting/bot', 'settings.bot'),
  'merchant-setting-audit': merchant('/setting/audit', 'settings.audit'),
  'merchant-setting-customer-care': merchant('/setting/customer-care', 'settings.customer-care'),
  'merchant-setting-backups': merchant('/setting/backups', 'settings.backups'),
};
