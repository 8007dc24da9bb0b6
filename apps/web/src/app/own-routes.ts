import { defineFeatureRoutes } from '../ui/menu/define-feature-routes';

const title = { en: 'No permission', ar: 'لا توجد صلاحية' };
const page = async () => (await import('./no-permission-page')).NoPermissionPage;

/** Pages that belong to no feature. */
export const ownRoutes = defineFeatureRoutes([
  { name: 'merchant-no-permission', title, page },
  { name: 'manager-no-permission', title, page },
]);
