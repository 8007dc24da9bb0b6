import {
  campaignDeliveryStates,
  campaignHindrances,
  campaignKinds,
  campaignStates,
} from '@rawnaq/domain/campaigns/campaign.states';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import { accountItems, accountPeriods, pricedItems } from '@rawnaq/domain/platform-invoices/account-items.states';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { accountRequestStates, accountStates, accountTiers } from '@rawnaq/domain/accounts/account.states';
import {
  appointmentCancellers,
  appointmentPaymentStates,
  appointmentSources,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { failedLoginTypes } from '@rawnaq/domain/auth/failed-login.states';
import {
  complaintCauses,
  complaintKinds,
  complaintReminders,
  complaintSources,
  complaintStates,
} from '@rawnaq/domain/complaints/complaint.states';
import { botOutcomes, conversationEvents, conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import {
  consentChannels,
  consentPurposes,
  customerLanguages,
  customerTypes,
  genders,
  identificationMethods,
  importStates,
} from '@rawnaq/domain/customers/customer.states';
import { contractPeriods, contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { leaveKinds } from '@rawnaq/domain/employees/employee.states';
import { expensePaymentStates, expenseRepeats, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { backupKinds, backupStates } from '@rawnaq/domain/backups/backup.states';
import {
  backupFaults,
  platformBackupKinds,
  platformBackupStates,
  platformRestoreKinds,
  platformRestoreStates,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import { processRoles } from '@rawnaq/domain/operations/process.states';
import { exportStates } from '@rawnaq/domain/exports/export.states';
import { jsErrorStates, jsErrorTypes } from '@rawnaq/domain/js-errors/js-error.states';
import { mailOutcomes, mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn, CodeList } from '@rawnaq/domain/kernel/state-machine';
import { contactStates, contactTopics } from '@rawnaq/domain/contact-messages/contact-message.states';
import { leadStages } from '@rawnaq/domain/platform-marketing/lead.states';
import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import { messageHindrances } from '@rawnaq/domain/messages/message-ways.rules';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import {
  paymentLinkStates,
  refundStates,
  paymentProblems,
  paymentProviders,
} from '@rawnaq/domain/payment-links/payment-link.states';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { emirates, propertyStates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import { enquiryStates, nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import { productRequestKinds, productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { einvoiceStatuses } from '@rawnaq/domain/e-invoices/e-invoice.states';
import { giftCardStates, giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceKinds, invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import { paymentMethods, paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';

/**
 * Which codes a column holds. The table types are generated with them, and a catalogue test compares them with the
 * checks of the database.
 */
export const columnCodes = {
  'account_invoice_lines.item': accountItems,
  'account_invoice_lines.period': accountPeriods,
  'account_invoices.status': accountInvoiceStates,
  'account_invoices.tier': accountTiers,
  'account_prices.item': pricedItems,
  'account_prices.period': accountPeriods,
  'package_limits.tier': accountTiers,
  'whatsapp_packages.status': recordStates,
  'platform_payments.method': paymentMethods,
  'platform_payments.status': platformPaymentStates,
  'account_requests.status': accountRequestStates,
  'accounts.lead_stage': leadStages,
  'accounts.status': accountStates,
  'accounts.tier': accountTiers,
  'accounts.whatsapp_connection': whatsappConnectionStates,
  'accounts.whatsapp_package_status': whatsappPackageStates,
  'appointments.cancelled_by': appointmentCancellers,
  'appointments.payment_status': appointmentPaymentStates,
  'appointments.source': appointmentSources,
  'appointments.status': appointmentStates,
  'balance_entries.kind': balanceEntryKinds,
  'campaign_recipients.reason': campaignHindrances,
  'campaign_recipients.status': campaignDeliveryStates,
  'campaign_senders.channel': consentChannels,
  'campaigns.channel': consentChannels,
  'campaigns.kind': campaignKinds,
  'campaigns.status': campaignStates,
  'catalogue_products.status': recordStates,
  'cities.status': recordStates,
  'complaints.cause': complaintCauses,
  'complaints.kind': complaintKinds,
  'complaints.overdue_told': complaintReminders,
  'complaints.source': complaintSources,
  'bot_turns.outcome': botOutcomes,
  'complaints.status': complaintStates,
  'contact_messages.status': contactStates,
  'contact_messages.topic': contactTopics,
  'merchant_leads.stage': leadStages,
  'platform_updates.status': platformUpdateStates,
  'conversation_events.event': conversationEvents,
  'conversations.channel': consentChannels,
  'incoming_messages.channel': consentChannels,
  'conversations.state': conversationStates,
  'countries.status': recordStates,
  'coupon_batches.status': recordStates,
  'customer_consents.channel': consentChannels,
  'customer_consents.purpose': consentPurposes,
  'customer_imports.state': importStates,
  'customer_packages.type': offerServiceTypes,
  'customers.gender': genders,
  'customers.identification_method': identificationMethods,
  'customers.preferred_language': customerLanguages,
  'customers.status': recordStates,
  'customers.type': customerTypes,
  'development_suggestions.status': suggestionStates,
  'discount_codes.category': discountCodeCategories,
  'discount_codes.status': recordStates,
  'report_mail_runs.outcome': mailOutcomes,
  'report_mails.rhythm': mailRhythms,
  'report_mails.status': recordStates,
  'contract_templates.status': recordStates,
  'contracts.period': contractPeriods,
  'contracts.status': contractStates,
  'contracts.tier': accountTiers,
  'employee_leaves.kind': leaveKinds,
  'employees.status': recordStates,
  'expense_payments.method': paymentMethods,
  'expense_payments.status': expensePaymentStates,
  'expense_types.status': recordStates,
  'expenses.repeat_months': expenseRepeats,
  'expenses.status': expenseStates,
  'backup_schedules.rhythm': mailRhythms,
  'backups.kind': backupKinds,
  'backups.state': backupStates,
  'platform_backups.kind': platformBackupKinds,
  'platform_backups.state': platformBackupStates,
  'platform_backups.fault': backupFaults,
  'process_heartbeats.role': processRoles,
  'platform_restores.kind': platformRestoreKinds,
  'platform_restores.state': platformRestoreStates,
  'platform_restores.fault': backupFaults,
  'exports.state': exportStates,
  'failed_login_attempts.type': failedLoginTypes,
  'gift_cards.status': giftCardStates,
  'gift_cards.type': giftCardTypes,
  'invoice_lines.kind': invoiceLineKinds,
  'invoice_series.series': invoiceSeries,
  'invoices.einvoice_status': einvoiceStatuses,
  'invoices.kind': invoiceKinds,
  'invoices.series': invoiceSeries,
  'journals.event': journalEvents,
  'js_errors.status': jsErrorStates,
  'js_errors.type': jsErrorTypes,
  'ledger_days.ledger_account': ledgerAccounts,
  'loyalty_entries.kind': loyaltyEntryKinds,
  'messages.channel': consentChannels,
  'messages.instead_of': consentChannels,
  'messages.purpose': consentPurposes,
  'messages.status': outgoingStates,
  'messages.why': messageHindrances,
  'offers.status': recordStates,
  'offers.type': offerServiceTypes,
  'payment_links.error': paymentProblems,
  'payment_links.provider': paymentProviders,
  'payment_links.refund_state': refundStates,
  'payment_links.status': paymentLinkStates,
  'payments.method': paymentMethods,
  'payments.source': paymentSources,
  'payments.status': paymentStates,
  'penalties.type': penaltyTypes,
  'postings.ledger_account': ledgerAccounts,
  'properties.emirate': emirates,
  'properties.status': propertyStates,
  'properties.type': propertyTypes,
  'property_banners.status': recordStates,
  'property_enquiries.status': enquiryStates,
  'property_nights.kind': nightKinds,
  'property_listings.emirate': emirates,
  'property_listings.type': propertyTypes,
  'product_requests.kind': productRequestKinds,
  'product_requests.status': productRequestStates,
  'products.status': recordStates,
  'roles.status': recordStates,
  'sales_days.kind': invoiceLineKinds,
  'service_groups.check_status': entryCheckStates,
  'service_groups.status': recordStates,
  'services.check_status': entryCheckStates,
  'services.status': recordStates,
  'stock_documents.kind': stockDocumentKinds,
  'stock_movements.operation': stockOperations,
  'stock_series.kind': stockDocumentKinds,
  'suggested_groups.status': recordStates,
  'suggested_services.status': recordStates,
  'suppliers.status': recordStates,
  'surveys.status': recordStates,
  'surveys.trigger': surveyTriggers,
  'till_counts.method': paymentMethods,
  'users.status': recordStates,
  'waitlist_entries.status': waitlistStates,
  'whatsapp_connections.state': whatsappConnectionStates,
} as const satisfies Record<string, CodeList>;

/** One of the codes a column holds: `Code<'appointments.status'>`. */
export type Code<Column extends keyof typeof columnCodes> = CodeIn<(typeof columnCodes)[Column]>;
