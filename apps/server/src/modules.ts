import { accountsRoutes } from './modules/accounts/accounts.routes';
import { auditRoutes } from './modules/audit/audit.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { eventsRoutes } from './modules/events/events.routes';
import { geoRoutes } from './modules/geo/geo.routes';
import { jsErrorsRoutes } from './modules/js-errors/js-errors.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { platformDashboardRoutes } from './modules/platform-dashboard/platform-dashboard.routes';
import { platformTrackersRoutes } from './modules/platform-trackers/platform-trackers.routes';
import { suggestionsRoutes } from './modules/suggestions/suggestions.routes';
import { systemRoutes } from './modules/system/system.routes';
import { uploadsRoutes } from './modules/uploads/uploads.routes';
import { wizardRoutes } from './modules/wizard/wizard.routes';

/** Every module with a door to the outside, in order. A new one is one line here. */
export const modules = [
  systemRoutes,
  authRoutes,
  accountsRoutes,
  wizardRoutes,
  auditRoutes,
  notificationsRoutes,
  uploadsRoutes,
  suggestionsRoutes,
  jsErrorsRoutes,
  geoRoutes,
  eventsRoutes,
  platformDashboardRoutes,
  platformTrackersRoutes,
] as const;
