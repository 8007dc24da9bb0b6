import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import type { NotificationType } from '@rawnaq/domain/notifications/notifications.contract';
import type { ComponentType } from 'react';
import type { MenuGroupId } from './menu-groups';
import type { MenuIcon } from './shell-props';

/** A page of a feature. Its path and who may open it are those of the address with this name. */
export type FeatureRoute = {
  name: AddressName;
  /** Browser tab, menu and search. Both languages stand here, because they are needed before the feature's own texts are loaded. */
  title: Localized;
  /** `async () => (await import('./pages/blocked-ips-page')).BlockedIpsPage` */
  page: () => Promise<ComponentType>;
  /** Without it the page is reached from other pages only. */
  menu?: {
    group: MenuGroupId;
    icon: MenuIcon;
    order: number;
    /** When the menu says it shorter than the title. */
    label?: Localized;
    /** When one entry stands for several pages: `/manager/trackers` keeps it lit on all of them. */
    section?: `/${string}`;
    /** One of the few places in the bottom bar of phones. */
    bottomBar?: boolean;
    /** Stands for a group only where that page, which usually does, may not be opened. */
    unless?: AddressName;
    /** Only for logins that belong to an employee. */
    forEmployees?: boolean;
    /** Shows how many unread notifications of this kind there are. */
    counts?: NotificationType;
  };
  /** Calendar and till: the side menu folds to its rail. */
  folded?: boolean;
};

/** Each feature's `routes.tsx` exports one list made with this, and `feature-routes.ts` lists the features. */
export const defineFeatureRoutes = (routes: readonly FeatureRoute[]): readonly FeatureRoute[] => routes;
