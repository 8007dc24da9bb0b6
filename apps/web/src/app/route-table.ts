import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { knowPages } from '../lib/pages/known-pages';
import { PROPERTY_ADDRESSES } from '../lib/tokens';
import type { FeatureRoute } from '../ui/menu/define-feature-routes';
import { featureRoutes } from './feature-routes';

/** What the router mounts, by area of the app. */
export type AppArea = UserKind | 'open';
export type TableRow = FeatureRoute & { feature: string; area: AppArea };

export const routeTable: readonly TableRow[] = Object.entries(featureRoutes).flatMap(([feature, routes]) =>
  routes.map((route) => ({ ...route, feature, area: areaOfAddress(route.name) })),
);

knowPages(routeTable);

const byName = new Map(routeTable.map((row) => [row.name, row]));

export const rowOf = (name: string | undefined): TableRow | undefined => byName.get(name as AddressName);

export function areaOfAddress(name: AddressName): AppArea {
  const { area } = addresses[name];
  if (area === 'manager') return 'manager';
  if (area === 'merchant')
    return (PROPERTY_ADDRESSES as readonly AddressName[]).includes(name) ? 'property' : 'merchant';
  if (area === 'merchant-open' || area === 'manager-open') return 'open';
  throw new Error(`${name} is a public page and belongs to the other build`);
}
