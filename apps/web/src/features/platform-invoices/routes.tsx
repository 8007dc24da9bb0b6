import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const settings = () => import('./pages/platform-setting-page');

export const platformInvoicesRoutes = defineFeatureRoutes([
  {
    name: 'manager-accounting-total-sales',
    title: pageWords['total-sales'],
    page: async () => (await import('./pages/total-sales-page')).TotalSalesPage,
    menu: { group: 'accounting', order: 20 },
    counts: 'account-invoices',
  },
  {
    name: 'manager-accounting-invoice',
    title: { en: 'New account invoice', ar: 'فاتورة اشتراك جديدة' },
    page: async () => (await import('./pages/new-invoice-page')).NewInvoicePage,
    under: 'manager-accounting-total-sales',
  },
  {
    name: 'manager-accounting-invoice-one',
    title: pageWords['account-invoice'],
    page: async () => (await import('./pages/invoice-page')).InvoicePage,
    under: 'manager-accounting-total-sales',
  },
  {
    name: 'manager-accounting-payments',
    title: pageWords.payments,
    page: async () => (await import('./pages/payments-page')).PaymentsPage,
    menu: { group: 'accounting', order: 30 },
  },
  {
    name: 'manager-accounting-payments-requests',
    title: pageWords['payment-requests'],
    page: async () => (await import('./pages/requests-page')).RequestsPage,
    menu: { group: 'accounting', order: 40 },
  },
  {
    name: 'manager-accounting-payment-request',
    title: { en: 'New payment request', ar: 'طلب دفع جديد' },
    page: async () => (await import('./pages/new-request-page')).NewRequestPage,
    under: 'manager-accounting-payments-requests',
  },
  {
    name: 'manager-accounting-payment-request-one',
    title: pageWords['payment-request'],
    page: async () => (await import('./pages/request-page')).RequestPage,
    under: 'manager-accounting-payments-requests',
  },
  {
    name: 'manager-platform-setting-platform-setting',
    title: pageWords['platform-setting'],
    page: async () => (await settings()).PlatformSettingPage,
    menu: { group: 'platform', order: 110 },
  },
  {
    name: 'manager-platform-setting-payment-gateway-setting',
    title: pageWords['payment-gateway'],
    page: async () => (await settings()).PlatformGatewayPage,
    menu: { group: 'platform', order: 120 },
  },
  {
    name: 'manager-platform-setting-payments-methods',
    title: pageWords['payment-methods'],
    page: async () => (await import('./pages/payment-methods-page')).PaymentMethodsPage,
    menu: { group: 'platform', order: 130 },
  },
  {
    name: 'merchant-setting-general-setting-account-invoice',
    title: pageWords['account-invoice'],
    page: async () => (await import('./pages/own-invoice-page')).OwnInvoicePage,
    under: 'merchant-setting',
  },
]);
