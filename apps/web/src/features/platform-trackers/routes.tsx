import { IconBan, IconKey, IconMail, IconMessage2Code, IconPlugConnected } from '@tabler/icons-react';
import { defineFeatureRoutes } from '../../app/define-feature-routes';

export const platformTrackersRoutes = defineFeatureRoutes([
  {
    name: 'manager-trackers-failed-login-attempts',
    title: { en: 'Failed sign-ins', ar: 'محاولات الدخول الفاشلة' },
    page: async () => (await import('./pages/failed-logins-page')).FailedLoginsPage,
    menu: {
      group: 'platform',
      icon: IconKey,
      order: 10,
      label: { en: 'Failed logins', ar: 'دخول فاشل' },
      bottomBar: true,
    },
  },
  {
    name: 'manager-trackers-blocked-ips',
    title: { en: 'Blocked IPs', ar: 'عناوين IP المحظورة' },
    page: async () => (await import('./pages/blocked-ips-page')).BlockedIpsPage,
    menu: { group: 'platform', icon: IconBan, order: 20 },
  },
  {
    name: 'manager-trackers-system-connections',
    title: { en: 'Live sessions', ar: 'الجلسات المفتوحة' },
    page: async () => (await import('./pages/connections-page')).ConnectionsPage,
    menu: { group: 'platform', icon: IconPlugConnected, order: 30 },
  },
  {
    name: 'manager-trackers-mail',
    title: { en: 'Mail tracker', ar: 'متابعة البريد' },
    page: async () => (await import('./pages/mail-page')).MailPage,
    menu: { group: 'platform', icon: IconMail, order: 40 },
  },
  {
    name: 'manager-trackers-sandbox-inbox',
    title: { en: 'Sandbox inbox', ar: 'صندوق الرسائل التجريبي' },
    page: async () => (await import('./pages/sandbox-inbox-page')).SandboxInboxPage,
    menu: { group: 'platform', icon: IconMessage2Code, order: 50, bottomBar: true },
  },
]);
