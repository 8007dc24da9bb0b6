import { appointmentsRoutes } from '../features/appointments/routes';
import { backupsRoutes } from '../features/backups/routes';
import { botRoutes } from '../features/bot/routes';
import { conversationsRoutes } from '../features/conversations/routes';
import { complaintsRoutes } from '../features/complaints/routes';
import { surveysRoutes } from '../features/surveys/routes';
import { couponsRoutes } from '../features/coupons/routes';
import { customerCareRoutes } from '../features/customer-care/routes';
import { customerMoneyRoutes } from '../features/customer-money/routes';
import { customersRoutes } from '../features/customers/routes';
import { giftCardsRoutes } from '../features/gift-cards/routes';
import { auditRoutes } from '../features/audit/routes';
import { dashboardRoutes } from '../features/dashboard/routes';
import { websiteContentRoutes } from '../features/website-content/routes';
import { operationsRoutes } from '../features/operations/routes';
import { platformBackupsRoutes } from '../features/platform-backups/routes';
import { platformContractsRoutes } from '../features/platform-contracts/routes';
import { platformDashboardRoutes } from '../features/platform-dashboard/routes';
import { placesRoutes } from '../features/places/routes';
import { platformInvoicesRoutes } from '../features/platform-invoices/routes';
import { platformMerchantsRoutes } from '../features/platform-merchants/routes';
import { platformStaffRoutes } from '../features/platform-staff/routes';
import { ledgerChecksRoutes } from '../features/ledger-checks/routes';
import { platformTechnicalRoutes } from '../features/platform-technical/routes';
import { platformTrackersRoutes } from '../features/platform-trackers/routes';
import { settingsRoutes } from '../features/settings/routes';
import { suggestionsRoutes } from '../features/suggestions/routes';
import { suppliersRoutes } from '../features/suppliers/routes';
import { attendanceRoutes } from '../features/attendance/routes';
import { employeesRoutes } from '../features/employees/routes';
import { expensesRoutes } from '../features/expenses/routes';
import { expenseTypesRoutes } from '../features/expense-types/routes';
import { forecastRoutes } from '../features/forecast/routes';
import { invoicesRoutes } from '../features/invoices/routes';
import { reportMailsRoutes } from '../features/report-mails/routes';
import { campaignsRoutes } from '../features/campaigns/routes';
import { reportsRoutes } from '../features/reports/routes';
import { rolesRoutes } from '../features/roles/routes';
import { messageLinesRoutes } from '../features/message-lines/routes';
import { myDayRoutes } from '../features/my-day/routes';
import { notificationsRoutes } from '../features/notifications/routes';
import { offersRoutes } from '../features/offers/routes';
import { platformChecksRoutes } from '../features/platform-checks/routes';
import { productsRoutes } from '../features/products/routes';
import { propertiesRoutes } from '../features/properties/routes';
import { propertyBannersRoutes } from '../features/property-banners/routes';
import { propertyFavouritesRoutes } from '../features/property-favourites/routes';
import { propertyChecksRoutes } from '../features/property-checks/routes';
import { propertyStaysRoutes } from '../features/property-stays/routes';
import { servicesRoutes } from '../features/services/routes';
import { stockRoutes } from '../features/stock/routes';
import { platformAliasesRoutes } from '../features/platform-aliases/routes';
import { contactMessagesRoutes } from '../features/contact-messages/routes';
import { platformMarketingRoutes } from '../features/platform-marketing/routes';
import { platformUpdatesRoutes } from '../features/platform-updates/routes';
import { suggestedProductsRoutes } from '../features/suggested-products/routes';
import { suggestedServicesRoutes } from '../features/suggested-services/routes';
import { tillRoutes } from '../features/till/routes';
import { tillClosingRoutes } from '../features/till-closing/routes';
import { wizardRoutes } from '../features/wizard/routes';
import type { FeatureRoute } from '../ui/menu/define-feature-routes';
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
  appointments: appointmentsRoutes,
  'message-lines': messageLinesRoutes,
  'my-day': myDayRoutes,
  notifications: notificationsRoutes,
  till: tillRoutes,
  'gift-cards': giftCardsRoutes,
  coupons: couponsRoutes,
  'customer-care': customerCareRoutes,
  complaints: complaintsRoutes,
  conversations: conversationsRoutes,
  bot: botRoutes,
  surveys: surveysRoutes,
  customers: customersRoutes,
  'customer-money': customerMoneyRoutes,
  attendance: attendanceRoutes,
  employees: employeesRoutes,
  expenses: expensesRoutes,
  'expense-types': expenseTypesRoutes,
  invoices: invoicesRoutes,
  campaigns: campaignsRoutes,
  reports: reportsRoutes,
  backups: backupsRoutes,
  'report-mails': reportMailsRoutes,
  forecast: forecastRoutes,
  'till-closing': tillClosingRoutes,
  roles: rolesRoutes,
  settings: settingsRoutes,
  wizard: wizardRoutes,
  suggestions: suggestionsRoutes,
  suppliers: suppliersRoutes,
  audit: auditRoutes,
  operations: operationsRoutes,
  'platform-backups': platformBackupsRoutes,
  'platform-contracts': platformContractsRoutes,
  'website-content': websiteContentRoutes,
  'platform-dashboard': platformDashboardRoutes,
  'platform-invoices': platformInvoicesRoutes,
  'platform-merchants': platformMerchantsRoutes,
  'platform-staff': platformStaffRoutes,
  places: placesRoutes,
  'platform-trackers': platformTrackersRoutes,
  'platform-technical': platformTechnicalRoutes,
  'ledger-checks': ledgerChecksRoutes,
  offers: offersRoutes,
  'platform-checks': platformChecksRoutes,
  properties: propertiesRoutes,
  'property-banners': propertyBannersRoutes,
  'property-favourites': propertyFavouritesRoutes,
  'property-checks': propertyChecksRoutes,
  'property-stays': propertyStaysRoutes,
  services: servicesRoutes,
  products: productsRoutes,
  'suggested-services': suggestedServicesRoutes,
  stock: stockRoutes,
  'platform-aliases': platformAliasesRoutes,
  'contact-messages': contactMessagesRoutes,
  'platform-marketing': platformMarketingRoutes,
  'platform-updates': platformUpdatesRoutes,
  'suggested-products': suggestedProductsRoutes,
  'ui-kit': uiKitRoutes,
};
