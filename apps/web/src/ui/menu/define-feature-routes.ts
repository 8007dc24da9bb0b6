import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import type { ComponentType } from 'react';
import type { MenuGroupId } from './menu-groups';

/** A page of a feature. Its path and who may open it are those of the address with this name. */
export type FeatureRoute = {
  name: AddressName;
  /**
   * Browser tab, menu and search. Both languages stand here, because they are needed before the feature's own texts are
   * loaded.
   */
  title: Localized;
  /** `async () => (await import('../../app/pages/blocked-ips-page')).BlockedIpsPage` */
  page: () => Promise<ComponentType>;
  /** Without it the page is reached from other pages and by search. */
  menu?: {
    group: MenuGroupId;
    order: number;
    /** Only for an entry that stands for several pages: their common word, which is also the heading of each. */
    label?: Localized;
    /** Only for logins that belong to an employee. */
    forEmployees?: boolean;
  };
  /** The menu entry that stands for this page, where the address does not say so. */
  under?: AddressName;
  /** It only leads to another page: search does not offer it, and by itself it opens no entry of the menu. */
  leadsOn?: true;
  /** Its menu entry shows how many unread notifications of this kind, or of these, there are. */
  counts?: NotificationType | readonly NotificationType[];
  /** What it was called before, or elsewhere: search finds it by these too. */
  formerly?: readonly string[];
  /** Calendar and till: the side menu folds to its rail. */
  folded?: boolean;
};

/** Each feature's `routes.tsx` exports one list made with this, and `feature-routes.ts` lists the features. */
export const defineFeatureRoutes = (routes: readonly FeatureRoute[]): readonly FeatureRoute[] => routes;
