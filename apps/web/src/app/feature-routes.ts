import type { FeatureRoute } from './define-feature-routes';
import { uiKitRoutes } from '../features/ui-kit/routes';
import { ownRoutes } from './own-routes';

/** Every feature with pages: its folder name (which is also the namespace of its texts) and its routes. */
export const featureRoutes: Record<string, readonly FeatureRoute[]> = {
  app: ownRoutes,
  'ui-kit': uiKitRoutes,
};
