import { auditRoutes } from '../features/audit/routes';
import { dashboardRoutes } from '../features/dashboard/routes';
import { platformDashboardRoutes } from '../features/platform-dashboard/routes';
import { platformTechnicalRoutes } from '../features/platform-technical/routes';
import { platformTrackersRoutes } from '../features/platform-trackers/routes';
import { suggestionsRoutes } from '../features/suggestions/routes';
import type { FeatureRoute } from './define-feature-routes';
import { authRoutes } from '../features/auth/routes';
import { profileRoutes } from '../features/profile/routes';
import { uiKitRoutes } from '../features/ui-kit/routes';
import { ownRoutes } from './own-routes';

/** Every feature with pages: its folder name (which is also the namespace of its texts) and its routes. */
export const featureRoutes: Record<string, readonly FeatureRoute[]> = {
  app: ownRoutes,
  auth: authRoutes,
  profile: profileRoutes,
  dashboard: dashboardRoutes,
  suggestions: suggestionsRoutes,
  audit: auditRoutes,
  'platform-dashboard': platformDashboardRoutes,
  'platform-trackers': platformTrackersRoutes,
  'platform-technical': platformTechnicalRoutes,
  'ui-kit': uiKitRoutes,
};
