import { addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { can, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import {
  IconBell,
  IconBrandWhatsapp,
  IconBuildingStore,
  IconBulb,
  IconCalculator,
  IconCreditCard,
  IconDatabaseExport,
  IconFileInvoice,
  IconHeartHandshake,
  IconHistory,
  IconListCheck,
  IconMail,
  IconMessage2,
  IconReceipt,
  IconRobot,
  IconWorld,
} from '@tabler/icons-react';

/** The forms of the settings, in the order of the frame beside each of them. */
export const SECTIONS = [
  { id: 'general', name: 'merchant-setting-general-setting', icon: IconBuildingStore },
  { id: 'accounting', name: 'merchant-setting-accounting-setting', icon: IconCalculator },
  { id: 'invoice', name: 'merchant-setting-invoice-setting', icon: IconFileInvoice },
  { id: 'notifications', name: 'merchant-setting-notifications-setting', icon: IconBell },
  { id: 'care', name: 'merchant-setting-customer-care', icon: IconHeartHandshake },
  { id: 'online', name: 'merchant-setting-online-setting', icon: IconWorld },
  { id: 'gateway', name: 'merchant-setting-payment-gateway', icon: IconCreditCard },
  { id: 'whatsapp', name: 'merchant-setting-whatsapp', icon: IconBrandWhatsapp },
  { id: 'bot', name: 'merchant-setting-bot', icon: IconRobot },
  { id: 'email', name: 'merchant-setting-email', icon: IconMail },
  { id: 'sms', name: 'merchant-setting-sms', icon: IconMessage2 },
] as const;
export type SectionName = (typeof SECTIONS)[number]['id'];

const WORDS = {
  general: pageWords['general-settings'],
  accounting: pageWords['accounting-settings'],
  invoice: pageWords['invoice-settings'],
  notifications: pageWords['notifications-settings'],
  care: pageWords['customer-care-settings'],
  online: pageWords['online-settings'],
  gateway: pageWords['payment-gateway'],
  whatsapp: pageWords['whatsapp-settings'],
  bot: pageWords['bot-settings'],
  email: pageWords['email-settings'],
  sms: pageWords['sms-settings'],
} as const;

const others: readonly {
  id: 'wizard' | 'audit' | 'suggestions' | 'expense-types' | 'backups';
  name: AddressName;
  icon: typeof IconBell;
  word: (typeof pageWords)[keyof typeof pageWords];
  counts?: NotificationType;
}[] = [
  {
    id: 'expense-types',
    name: 'merchant-setting-expense-types',
    icon: IconReceipt,
    word: pageWords['expense-types'],
  },
  { id: 'wizard', name: 'merchant-wizard', icon: IconListCheck, word: pageWords['salon-setup'] },
  {
    id: 'audit',
    name: 'merchant-setting-audit',
    icon: IconHistory,
    word: pageWords['audit-log'],
    counts: 'owner-visits',
  },
  {
    id: 'backups',
    name: 'merchant-setting-backups',
    icon: IconDatabaseExport,
    word: pageWords.backups,
    counts: 'backups',
  },
  {
    id: 'suggestions',
    name: 'merchant-suggestions',
    icon: IconBulb,
    word: pageWords.suggestions,
    counts: 'suggestion-answers',
  },
];

/** What the page of settings leads to: the forms, and what else belongs to running the salon's account. */
export const SETTINGS_DOORS = [
  {
    id: 'forms' as const,
    doors: SECTIONS.map((section) => ({ ...section, word: WORDS[section.id], counts: undefined })),
  },
  { id: 'account' as const, doors: others },
];

export function maySee(name: AddressName, permissions: PermissionMap): boolean {
  const { access } = addresses[name];
  return access === 'public' || access === 'signed-in' || can(permissions, access);
}
