import type { Language } from '@rawnaq/domain/kernel/localized';
import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import type { NotificationIcon, NotificationText } from '@rawnaq/domain/notifications/define-notifications';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import type { ComponentType, ReactNode } from 'react';

/** What the app hands to the shell of `ui/shell`. The shell draws; it asks nothing of the server and knows no route. */
export type World = 'merchant' | 'manager';

/** Drawn with `currentColor`; tabler icons fit as they are. */
export type MenuIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

export type MenuPage = {
  name: AddressName;
  label: string;
  href: string;
  /** The open page is this one or stands below it. */
  active: boolean;
  /** Shown when above zero: new complaints, low stock. */
  count: number;
};

/** First level of the menu. A group of one page is drawn as a link to it. */
export type MenuGroup = {
  id: string;
  label: string;
  icon: MenuIcon;
  /** One of its pages is open. */
  active: boolean;
  /** The sum of its pages' counts, shown while it is closed. */
  count: number;
  pages: readonly MenuPage[];
};

/** A place in the bottom bar of phones. */
export type MenuDoor = Pick<MenuGroup, 'id' | 'label' | 'icon' | 'active' | 'count'> & { href: string };

export type ShellUser = { name: string; role: string; picture?: string };
export type ShellAccount = { name: string; id: string; logo?: string };

export type ShellBanner = {
  kind: 'impersonation' | 'training' | 'subscription' | 'subscription-over';
  text: string;
  /** Nothing for whoever may not do it. */
  action?: { label: string; onClick: () => void };
};

export type ShellNotification = {
  id: string;
  /** The kind of notification: the server marks a whole kind as read. */
  type: NotificationType;
  icon: NotificationIcon;
  tone: NotificationText['tone'];
  text: string;
  /** Already formatted for the reader: "5 minutes ago". */
  when: string;
  read: boolean;
  href: string;
};

export type ShellNotifications = {
  count: number;
  items: readonly ShellNotification[];
  loading: boolean;
  /** The page with all of them. */
  allHref: string | undefined;
  /** The menu was opened: fetch what is new. */
  onOpen: () => void;
  /** Without a kind: everything. */
  onMarkRead: (type?: NotificationType) => void;
};

/** One line of Ctrl K. Pages and actions are known at once; found records arrive through `onQuery`. */
export type SearchAction = {
  id: string;
  group: string;
  label: string;
  description?: string;
  icon?: MenuIcon;
  keywords?: readonly string[];
  run: () => void;
};

export type ShellSearch = {
  actions: readonly SearchAction[];
  /** Absent while no feature offers record search. Called with at least one character. */
  onQuery?: (text: string) => Promise<readonly SearchAction[]>;
};

export type ShellProps = {
  world: World;
  language: Language;
  menu: readonly MenuGroup[];
  /** Beside "More", which opens the whole menu. */
  doors: readonly MenuDoor[];
  user: ShellUser;
  /** Absent for platform managers. */
  account: ShellAccount | undefined;
  banner?: ShellBanner;
  notifications: ShellNotifications;
  search: ShellSearch;
  /** Calendar and till fold the side menu to its rail. */
  folded: boolean;
  homeHref: string;
  /** Absent while the profile page is not part of the product's routes. */
  profileHref?: string;
  /** Full-page navigation is never wanted inside the shell: links call this. */
  onNavigate: (href: string) => void;
  onSwitchLanguage: () => void;
  onSignOut: () => void;
  /** Left out where nobody could open it again. */
  onLock?: (() => void) | undefined;
  children: ReactNode;
};
