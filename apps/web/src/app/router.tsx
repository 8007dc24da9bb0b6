import { addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { createBrowserRouter, type DataRouter, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import { ManagerArea } from './areas/manager';
import { MerchantArea } from './areas/merchant';
import { PropertyArea } from './areas/property';
import { CrashPage } from './crash-page';
import { loadPage } from './load-page';
import { LoadingPage } from '../ui/states/loading-page';
import { homeLoader, logoutLoader, pageLoader, unknownPageLoader } from './page-loaders';
import { RootLayout } from './root-layout';
import { routeTable, type AppArea } from './route-table';

/**
 * Every page of the app, each with the optional language prefix. Route ids are address names: error reports tell them.
 */
export function createRoutes(currentRouter: () => DataRouter): RouteObject[] {
  const pagesOf = (area: AppArea): RouteObject[] =>
    routeTable
      .filter((row) => row.area === area)
      .map((row) => ({
        id: row.name,
        path: relativePath(row.name),
        loader: pageLoader(row.name),
        shouldRevalidate: onOtherPath,
        lazy: () => loadPage(row, currentRouter),
      }));

  return [
    {
      path: '/:lang?',
      Component: RootLayout,
      ErrorBoundary: CrashPage,
      HydrateFallback: LoadingPage,
      children: [
        { Component: MerchantArea, children: pagesOf('merchant') },
        { Component: PropertyArea, children: pagesOf('property') },
        { Component: ManagerArea, children: pagesOf('manager') },
        ...pagesOf('open'),
        { path: 'merchant', Component: LoadingPage, loader: homeLoader('merchant') },
        { path: 'manager', Component: LoadingPage, loader: homeLoader('manager') },
        {
          id: 'merchant-logout',
          path: relativePath('merchant-logout'),
          Component: LoadingPage,
          loader: logoutLoader('merchant'),
        },
        {
          id: 'manager-logout',
          path: relativePath('manager-logout'),
          Component: LoadingPage,
          loader: logoutLoader('manager'),
        },
        { path: '*', Component: LoadingPage, loader: unknownPageLoader },
      ],
    },
  ];
}

export const router: DataRouter = createBrowserRouter(createRoutes(() => router));

/** The name of the open page, for error reports. */
export const currentRouteName = (): string | undefined => router.state.matches.at(-1)?.route.id;

/** Filters live in the query: changing one is not a navigation into the area. */
const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** Children of `/:lang?` are relative. */
function relativePath(name: AddressName): string {
  return addresses[name].path.slice(1);
}
