import { accountsRoutes } from './modules/accounts';
import { authRoutes } from './modules/auth';
import { eventsRoutes } from './modules/events';
import { geoRoutes } from './modules/geo';
import { jsErrorsRoutes } from './modules/js-errors';
import { notificationsRoutes } from './modules/notifications';
import { platformDashboardRoutes } from './modules/platform-dashboard';
import { platformTrackersRoutes } from './modules/platform-trackers';
import { suggestionsRoutes } from './modules/suggestions';
import { systemRoutes } from './modules/system';
import { wizardRoutes } from './modules/wizard';

/** Every module with a door to the outside, in order. A new one is one line here. */
export const modules = [
  systemRoutes,
  authRoutes,
  accountsRoutes,
  wizardRoutes,
  notificationsRoutes,
  suggestionsRoutes,
  jsErrorsRoutes,
  geoRoutes,
  eventsRoutes,
  platformDashboardRoutes,
  platformTrackersRoutes,
] as const;
