import {
  appointmentPaymentStates,
  appointmentSources,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { campaignDeliveryStates, campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import { complaintReminders, complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import { expensePaymentStates, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { giftCardStates, giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { jsErrorStates } from '@rawnaq/domain/js-errors/js-error.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn, CodeList } from '@rawnaq/domain/kernel/state-machine';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import { enquiryStates, nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import { paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { staffStates } from '@rawnaq/domain/platform-staff/staff.states';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { sql, type RawBuilder } from 'kysely';
import { ipStates } from '@rawnaq/domain/platform-trackers/tracker.states';
import { contactPermissions } from '@rawnaq/domain/customers/customer.states';

/**
 * States by name inside SQL: ``sql`… a.status = ${visitState.scheduled}` ``. They stand in the text of the statement
 * and not among its parameters, so that a partial index such as `where status = 1` is found by every plan.
 */
export const recordState = inSql(recordStates);
export const contactPermission = inSql(contactPermissions);
export const campaignState = inSql(campaignStates);
export const deliveryState = inSql(campaignDeliveryStates);
export const platformUpdateState = inSql(platformUpdateStates);
export const propertyState = inSql(propertyStates);
export const enquiryState = inSql(enquiryStates);
export const nightKind = inSql(nightKinds);
export const complaintReminder = inSql(complaintReminders);
export const complaintState = inSql(complaintStates);
export const conversationState = inSql(conversationStates);
export const expensePaymentState = inSql(expensePaymentStates);
export const expenseState = inSql(expenseStates);
export const invoiceKind = inSql(invoiceKinds);
export const giftCardState = inSql(giftCardStates);
export const ipState = inSql(ipStates);
export const paymentSource = inSql(paymentSources);
export const giftCardType = inSql(giftCardTypes);
export const journalEvent = inSql(journalEvents);
export const jsErrorState = inSql(jsErrorStates);
export const ledgerAccount = inSql(ledgerAccounts);
export const lineKind = inSql(invoiceLineKinds);
export const messageState = inSql(outgoingStates);
export const packageState = inSql(whatsappPackageStates);
export const paymentState = inSql(paymentStates);
export const paymentLinkState = inSql(paymentLinkStates);
export const staffState = inSql(staffStates);
export const stockDocumentKind = inSql(stockDocumentKinds);
export const stockOperation = inSql(stockOperations);
export const suggestionState = inSql(suggestionStates);
export const visitPayment = inSql(appointmentPaymentStates);
export const visitSource = inSql(appointmentSources);
export const visitState = inSql(appointmentStates);

type InSql<List extends CodeList> = { [Name in keyof List['codes']]: RawBuilder<CodeIn<List>> };

function inSql<List extends CodeList>(list: List): InSql<List> {
  return Object.fromEntries(Object.entries(list.codes).map(([name, code]) => [name, sql.lit(code)])) as InSql<List>;
}
