import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { backupJobs, backupsRoutes } from './modules/backups';
import { reportMailJobs, reportMailsRoutes } from './modules/report-mails';
import { exportablesOf } from './http/lists/export-use-case';
import { keptOfCustomers } from './kept-of-customers';
import { assertNoWorkLeft } from './modules/appointments';
import { recordChoices } from './record-choices';
import { appointmentsRoutes, customerStoryRoutes } from './modules/appointments/appointments.routes';
import { accountsRoutes } from './modules/accounts/accounts.routes';
import { hostsRoutes } from './modules/hosts/hosts.routes';
import { attendanceRoutes } from './modules/attendance/attendance.routes';
import { auditRoutes } from './modules/audit/audit.routes';
import { authRoutes, ownMobileRoutes } from './modules/auth/auth.routes';
import { blockTimesRoutes } from './modules/block-times/block-times.routes';
import { campaignsRoutes } from './modules/campaigns/campaigns.routes';
import { categoriesRoutes } from './modules/services/categories.routes';
import { surveysRoutes } from './modules/surveys/surveys.routes';
import { complaintsRoutes } from './modules/complaints/complaints.routes';
import { conversationsRoutes } from './modules/conversations/conversations.routes';
import { botRoutes } from './modules/bot/bot.routes';
import { creditNotesRoutes } from './modules/credit-notes/credit-notes.routes';
import { couponsRoutes } from './modules/coupons/coupons.routes';
import { automaticMessagesRoutes } from './modules/customer-care/automatic-messages.routes';
import { customerCareRoutes } from './modules/customer-care/customer-care.routes';
import { customerImportRoutes, customersRoutes } from './modules/customers/customers.routes';
import { customerPackagesRoutes } from './modules/customer-packages/customer-packages.routes';
import { customerMessagesRoutes } from './modules/messages/messages.routes';
import { countHeld } from './modules/messages';
import { messageNoticesRoutes } from './modules/messages/notices/notices.routes';
import {
  messageLinesRoutes,
  platformMailRoutes,
  whatsappCatalogueRoutes,
} from './modules/message-lines/message-lines.routes';
import { customersAcrossRoutes } from './modules/platform-merchants/customers-across.routes';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes';
import { discountCodesRoutes } from './modules/discount-codes/discount-codes.routes';
import { employeesRoutes } from './modules/employees/employees.routes';
import { eventsRoutes } from './modules/events/events.routes';
import { expensesRoutes } from './modules/expenses/expenses.routes';
import { expenseTypesRoutes } from './modules/expense-types/expense-types.routes';
import { exportsRoutes } from './modules/exports/exports.routes';
import { forecastRoutes } from './modules/forecast/forecast.routes';
import { geoRoutes } from './modules/geo/geo.routes';
import { giftCardsRoutes } from './modules/gift-cards/gift-cards.routes';
import { jsErrorsRoutes } from './modules/js-errors/js-errors.routes';
import { loyaltyRoutes } from './modules/loyalty/loyalty.routes';
import { ledgerChecksRoutes } from './modules/ledger-checks/ledger-checks.routes';
import { myDayRoutes } from './modules/my-day/my-day.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { offersRoutes } from './modules/offers/offers.routes';
import { onlineBookingRoutes } from './modules/online-booking/online-booking.routes';
import { depositsOfStays } from './modules/payment-links';
import { paymentGatewayRoutes } from './modules/payment-links/own-gateway';
import { paymentLinksRoutes } from './modules/payment-links/payment-links.routes';
import { customerMoneyRoutes } from './modules/payments/customer-money.routes';
import { paymentsRoutes, receivablesRoutes } from './modules/payments/payments.routes';
import { penaltiesRoutes } from './modules/penalties/penalties.routes';
import { placesRoutes } from './modules/places/places.routes';
import { addedPicturesRoutes, platformChecksRoutes } from './modules/platform-checks/platform-checks.routes';
import { websiteContentRoutes } from './modules/website-content/website-content.routes';
import { operationsRoutes } from './modules/operations/operations.routes';
import { platformBackupsRoutes } from './modules/platform-backups/platform-backups.routes';
import { platformContractsRoutes } from './modules/platform-contracts/platform-contracts.routes';
import { platformDashboardRoutes } from './modules/platform-dashboard/platform-dashboard.routes';
import {
  accountInvoicesRoutes,
  accountPricesRoutes,
  platformPaymentsRoutes,
} from './modules/platform-invoices/platform-invoices.routes';
import { platformMerchantsRoutes } from './modules/platform-merchants/platform-merchants.routes';
import { platformStaffRoutes } from './modules/platform-staff/platform-staff.routes';
import { platformTrackersRoutes } from './modules/platform-trackers/platform-trackers.routes';
import { priceListRoutes } from './modules/price-list/price-list.routes';
import { productRequestsRoutes, productsRoutes } from './modules/products/products.routes';
import { propertyPartnersRoutes } from './modules/property-partners/partners.routes';
import { staysRoutes } from './modules/property-stays/stays.routes';
import { listingCountsRoutes, propertiesRoutes, propertyChecksRoutes } from './modules/properties/properties.routes';
import { propertyBannersRoutes } from './modules/property-banners/property-banners.routes';
import { propertyFavouritesRoutes } from './modules/property-favourites/property-favourites.routes';
import { listingsRoutes } from './modules/property-listings/listings.routes';
import { recordsRoutes } from './modules/records/records.routes';
import { reportsRoutes } from './modules/reports/reports.routes';
import { rolesRoutes } from './modules/roles/roles.routes';
import { servicesRoutes } from './modules/services/services.routes';
import { settingsRoutes } from './modules/settings/settings.routes';
import { stockOfProducts } from './modules/stock';
import { stockRoutes } from './modules/stock/stock.routes';
import { platformAliasesRoutes } from './modules/platform-aliases/platform-aliases.routes';
import { contactMessagesRoutes } from './modules/contact-messages/contact-messages.routes';
import { platformMarketingRoutes } from './modules/platform-marketing/platform-marketing.routes';
import { platformUpdatesRoutes } from './modules/platform-updates/platform-updates.routes';
import { suggestedProductsRoutes } from './modules/suggested-products/suggested-products.routes';
import { suggestedServicesRoutes } from './modules/suggested-services/suggested-services.routes';
import { suggestionsRoutes } from './modules/suggestions/suggestions.routes';
import { suppliersRoutes } from './modules/suppliers/suppliers.routes';
import { systemRoutes } from './modules/system/system.routes';
import { invoicePapersRoutes } from './modules/invoice-papers/invoice-papers.routes';
import { tillRoutes } from './modules/till/till.routes';
import { totalSalesRoutes } from './modules/total-sales/total-sales.routes';
import { tillClosingRoutes } from './modules/till/closing/till-closing.routes';
import { uploadsRoutes } from './modules/uploads/uploads.routes';
import { waitlistRoutes } from './modules/waitlist/waitlist.routes';
import { wizardRoutes } from './modules/wizard/wizard.routes';
import { shownPictures } from './shown-pictures';
import { visitFollowers } from './visit-followers';

/** Every module with a door to the outside, in order. A new one is one line here. */
const doors = [
  systemRoutes,
  authRoutes,
  ownMobileRoutes,
  accountsRoutes,
  hostsRoutes,
  settingsRoutes,
  wizardRoutes,
  auditRoutes,
  notificationsRoutes,
  uploadsRoutes,
  appointmentsRoutes(visitFollowers),
  blockTimesRoutes,
  waitlistRoutes,
  tillRoutes,
  invoicePapersRoutes,
  paymentsRoutes,
  receivablesRoutes,
  penaltiesRoutes,
  customerMoneyRoutes,
  totalSalesRoutes,
  creditNotesRoutes,
  tillClosingRoutes,
  giftCardsRoutes,
  couponsRoutes,
  loyaltyRoutes,
  customerPackagesRoutes,
  campaignsRoutes,
  myDayRoutes,
  dashboardRoutes,
  forecastRoutes,
  customersRoutes(keptOfCustomers),
  customerImportRoutes,
  customerStoryRoutes,
  customerMessagesRoutes,
  customerCareRoutes,
  automaticMessagesRoutes,
  complaintsRoutes,
  conversationsRoutes,
  botRoutes,
  surveysRoutes,
  suggestionsRoutes,
  suppliersRoutes,
  jsErrorsRoutes,
  ledgerChecksRoutes,
  geoRoutes,
  eventsRoutes,
  expensesRoutes,
  expenseTypesRoutes,
  operationsRoutes,
  platformBackupsRoutes,
  platformContractsRoutes,
  websiteContentRoutes,
  platformDashboardRoutes,
  platformTrackersRoutes,
  accountInvoicesRoutes,
  accountPricesRoutes,
  platformPaymentsRoutes,
  platformMerchantsRoutes,
  customersAcrossRoutes,
  platformStaffRoutes,
  placesRoutes,
  categoriesRoutes,
  servicesRoutes,
  offersRoutes,
  discountCodesRoutes,
  priceListRoutes,
  suggestedServicesRoutes,
  productsRoutes(stockOfProducts),
  stockRoutes,
  productRequestsRoutes,
  propertiesRoutes,
  propertyPartnersRoutes,
  propertyChecksRoutes,
  staysRoutes(depositsOfStays),
  listingsRoutes,
  listingCountsRoutes,
  propertyFavouritesRoutes,
  propertyBannersRoutes,
  platformAliasesRoutes,
  platformMarketingRoutes,
  contactMessagesRoutes,
  platformUpdatesRoutes,
  suggestedProductsRoutes,
  onlineBookingRoutes(visitFollowers),
  paymentLinksRoutes,
  paymentGatewayRoutes,
  messageLinesRoutes(countHeld),
  platformMailRoutes,
  whatsappCatalogueRoutes,
  messageNoticesRoutes,
  platformChecksRoutes,
  addedPicturesRoutes(shownPictures),
  attendanceRoutes,
  employeesRoutes([assertNoWorkLeft]),
  reportsRoutes(recordChoices),
  rolesRoutes,
  recordsRoutes(recordChoices),
] as const;

/** What can also be made a file by a job, and the door through which it is asked for. */
export const exportables = exportablesOf(doors);
const reportFile = exportables.get(reportsContract.export.path)!;
export const reportMails = { routes: reportMailsRoutes(reportFile), jobs: reportMailJobs(reportFile) };
export const backups = { routes: backupsRoutes(exportables), jobs: backupJobs(exportables) };
export const modules = [...doors, exportsRoutes(exportables), reportMails.routes, backups.routes] as const;
