import type { Localized } from '@rawnaq/domain/kernel/localized';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import {
  IconAdjustments,
  IconBug,
  IconBuildingCottage,
  IconBuildingStore,
  IconCalendar,
  IconCashRegister,
  IconChecklist,
  IconId,
  IconPuzzle,
  IconRadar2,
  IconReceipt2,
  IconReportAnalytics,
  IconScissors,
  IconSettings,
  IconSmartHome,
  IconSpeakerphone,
  IconUsers,
  IconUsersGroup,
  IconWorldWww,
} from '@tabler/icons-react';
import type { MenuIcon } from '../shell/shell-props';

/**
 * The first level of the menu, in the order of a day's work: the salon's ten, then the platform's. A group without
 * pages is not drawn.
 */
export const menuGroups = {
  home: { label: pageWords.home, icon: IconSmartHome },
  calendar: { label: pageWords.calendar, icon: IconCalendar },
  till: { label: pageWords.till, icon: IconCashRegister },
  customers: { label: pageWords.customers, icon: IconUsers },
  team: { label: pageWords.team, icon: IconId },
  catalogue: { label: pageWords['services-and-products'], icon: IconScissors },
  merchants: { label: pageWords.merchants, icon: IconBuildingStore },
  people: { label: pageWords.people, icon: IconUsersGroup },
  checks: { label: pageWords['entries-to-check'], icon: IconChecklist },
  accounting: { label: pageWords.accounting, icon: IconReceipt2 },
  marketing: { label: pageWords.marketing, icon: IconSpeakerphone },
  'add-ons': { label: pageWords['add-ons'], icon: IconPuzzle },
  trackers: { label: pageWords.trackers, icon: IconRadar2 },
  technical: { label: pageWords.technical, icon: IconBug },
  platform: { label: pageWords.platform, icon: IconAdjustments },
  website: { label: pageWords.website, icon: IconWorldWww },
  properties: { label: pageWords.properties, icon: IconBuildingCottage },
  reports: { label: pageWords.reports, icon: IconReportAnalytics },
  settings: { label: pageWords.settings, icon: IconSettings },
} as const satisfies Record<string, { label: Localized; icon: MenuIcon }>;

export type MenuGroupId = keyof typeof menuGroups;
export const MENU_GROUP_IDS = Object.keys(menuGroups) as MenuGroupId[];
