import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

export const platformTrackersRoutes = defineFeatureRoutes([
  {
    name: 'manager-trackers-failed-login-attempts',
    title: { en: 'Failed sign-ins', ar: 'محاولات دخول فاشلة' },
    page: async () => (await import('./pages/failed-logins-page')).FailedLoginsPage,
    menu: { group: 'trackers', order: 10 },
    formerly: ['Failed logins', 'دخول فاشل'],
  },
  {
    name: 'manager-trackers-blocked-ips',
    title: { en: 'Blocked IPs', ar: 'عناوين IP المحظورة' },
    page: async () => (await import('./pages/blocked-ips-page')).BlockedIpsPage,
    menu: { group: 'trackers', order: 20 },
  },
  {
    name: 'manager-trackers-system-connections',
    title: { en: 'Live sessions', ar: 'الجلسات المفتوحة' },
    page: async () => (await import('./pages/connections-page')).ConnectionsPage,
    menu: { group: 'trackers', order: 30 },
  },
  {
    name: 'manager-trackers-mail',
    title: { en: 'Mail tracker', ar: 'متابعة البريد' },
    page: async () => (await import('./pages/mail-page')).MailPage,
    menu: { group: 'trackers', order: 40 },
  },
  {
    name: 'manager-trackers-failed-whatsapp',
    title: { en: 'Failed WhatsApp', ar: 'رسائل واتساب المتعثرة' },
    page: async () => (await import('./pages/failed-whatsapp-page')).FailedWhatsappPage,
    menu: { group: 'trackers', order: 44 },
  },
  {
    name: 'manager-trackers-provider-notices',
    title: { en: 'Unmatched notices', ar: 'إشعارات بلا مطابقة' },
    page: async () => (await import('./pages/notices-page')).NoticesPage,
    menu: { group: 'trackers', order: 46 },
  },
  {
    name: 'manager-trackers-sandbox-inbox',
    title: { en: 'Sandbox inbox', ar: 'صندوق الرسائل التجريبي' },
    page: async () => (await import('./pages/sandbox-inbox-page')).SandboxInboxPage,
    menu: { group: 'trackers', order: 50 },
  },
]);
