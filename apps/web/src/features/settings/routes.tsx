import {
  IconBell,
  IconBuildingStore,
  IconCalculator,
  IconCreditCard,
  IconFileInvoice,
  IconWorld,
} from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const settingsRoutes = defineFeatureRoutes([
  {
    name: 'merchant-setting-general-setting',
    title: { en: 'General settings', ar: 'الإعدادات العامة' },
    page: async () => (await import('./pages/general-setting-page')).GeneralSettingPage,
    menu: { group: 'settings', icon: IconBuildingStore, order: 10, label: { en: 'General', ar: 'عام' } },
  },
  {
    name: 'merchant-setting-accounting-setting',
    title: { en: 'Accounting settings', ar: 'إعدادات المحاسبة' },
    page: async () => (await import('./pages/accounting-setting-page')).AccountingSettingPage,
    menu: { group: 'settings', icon: IconCalculator, order: 20, label: { en: 'Accounting', ar: 'المحاسبة' } },
  },
  {
    name: 'merchant-setting-invoice-setting',
    title: { en: 'Invoice settings', ar: 'إعدادات الفاتورة' },
    page: async () => (await import('./pages/invoice-setting-page')).InvoiceSettingPage,
    menu: { group: 'settings', icon: IconFileInvoice, order: 30, label: { en: 'Invoice', ar: 'الفاتورة' } },
  },
  {
    name: 'merchant-setting-notifications-setting',
    title: { en: 'Notifications settings', ar: 'إعدادات الإشعارات' },
    page: async () => (await import('./pages/notifications-setting-page')).NotificationsSettingPage,
    menu: { group: 'settings', icon: IconBell, order: 40, label: { en: 'Notifications', ar: 'الإشعارات' } },
  },
  {
    name: 'merchant-setting-online-setting',
    title: { en: 'Online settings', ar: 'إعدادات الحجز الإلكتروني' },
    page: async () => (await import('./pages/online-setting-page')).OnlineSettingPage,
    menu: { group: 'settings', icon: IconWorld, order: 50, label: { en: 'Online page', ar: 'صفحة الحجز' } },
  },
  {
    name: 'merchant-setting-payment-gateway',
    title: { en: 'Payment gateway', ar: 'بوابة الدفع' },
    page: async () => (await import('./pages/payment-gateway-page')).PaymentGatewayPage,
    menu: { group: 'settings', icon: IconCreditCard, order: 60 },
  },
]);
