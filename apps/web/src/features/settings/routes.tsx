import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const settingsRoutes = defineFeatureRoutes([
  {
    name: 'manager-platform-setting-email-setting',
    title: pageWords['email-settings'],
    page: async () => (await import('./pages/email-setting-page')).PlatformEmailPage,
    menu: { group: 'platform', order: 55 },
  },
  {
    name: 'merchant-setting',
    title: pageWords.settings,
    page: async () => (await import('./pages/settings-page')).SettingsPage,
    menu: { group: 'settings', order: 10 },
    counts: 'removed-pictures',
  },
  {
    name: 'merchant-setting-general-setting',
    title: pageWords['general-settings'],
    page: async () => (await import('./pages/general-setting-page')).GeneralSettingPage,
    under: 'merchant-setting',
    formerly: ['Opening hours', 'Holidays', 'أوقات العمل', 'العطلات'],
  },
  {
    name: 'merchant-setting-accounting-setting',
    title: pageWords['accounting-settings'],
    page: async () => (await import('./pages/accounting-setting-page')).AccountingSettingPage,
    under: 'merchant-setting',
    formerly: ['VAT', 'TRN', 'Loyalty', 'الضريبة', 'الولاء'],
  },
  {
    name: 'merchant-setting-invoice-setting',
    title: pageWords['invoice-settings'],
    page: async () => (await import('./pages/invoice-setting-page')).InvoiceSettingPage,
    under: 'merchant-setting',
    formerly: ['Receipt', 'Print', 'الطباعة'],
  },
  {
    name: 'merchant-setting-notifications-setting',
    title: pageWords['notifications-settings'],
    page: async () => (await import('./pages/notifications-setting-page')).NotificationsSettingPage,
    under: 'merchant-setting',
    formerly: ['Automatic messages', 'الرسائل التلقائية'],
  },
  {
    name: 'merchant-setting-bot',
    title: pageWords['bot-settings'],
    page: async () => (await import('./pages/bot-setting-page')).BotSettingPage,
    under: 'merchant-setting',
  },
  {
    name: 'merchant-setting-customer-care',
    title: pageWords['customer-care-settings'],
    page: async () => (await import('./pages/customer-care-setting-page')).CustomerCareSettingPage,
    under: 'merchant-setting',
  },
  {
    name: 'merchant-setting-online-setting',
    title: pageWords['online-settings'],
    page: async () => (await import('./pages/online-setting-page')).OnlineSettingPage,
    under: 'merchant-setting',
    formerly: ['Booking page', 'Online page', 'صفحة الحجز', 'الحجز الإلكتروني'],
  },
  {
    name: 'merchant-setting-payment-gateway',
    title: pageWords['payment-gateway'],
    page: async () => (await import('./pages/payment-gateway-page')).PaymentGatewayPage,
    under: 'merchant-setting',
  },
  {
    name: 'merchant-setting-whatsapp',
    title: pageWords['whatsapp-settings'],
    page: async () => (await import('./pages/whatsapp-setting-page')).WhatsappSettingPage,
    under: 'merchant-setting',
    counts: 'whatsapp',
  },
  {
    name: 'merchant-setting-email',
    title: pageWords['email-settings'],
    page: async () => (await import('./pages/email-setting-page')).EmailSettingPage,
    under: 'merchant-setting',
    formerly: ['SMTP', 'Mail server', 'خادم البريد'],
  },
  {
    name: 'merchant-setting-sms',
    title: pageWords['sms-settings'],
    page: async () => (await import('./pages/sms-setting-page')).SmsSettingPage,
    under: 'merchant-setting',
  },
]);
