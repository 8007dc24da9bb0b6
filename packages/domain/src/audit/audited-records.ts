import { accountInvoiceAudit } from '../platform-invoices/account-invoice.audit';
import { accountAudit } from '../accounts/account.audit';
import { appointmentAudit } from '../appointments/appointment.audit';
import { attendanceAudit } from '../attendance/attendance.audit';
import { userAudit } from '../auth/user.audit';
import { backupAudit } from '../backups/backup.audit';
import { operationsAudit } from '../operations/operations.audit';
import { platformBackupAudit } from '../platform-backups/platform-backup.audit';
import { blockTimeAudit } from '../block-times/block-time.audit';
import { campaignAudit } from '../campaigns/campaign.audit';
import { complaintAudit } from '../complaints/complaint.audit';
import { surveyAudit } from '../surveys/survey.audit';
import { couponAudit } from '../coupons/coupon.audit';
import { contactMessageAudit } from '../contact-messages/contact-message.audit';
import { customerAudit } from '../customers/customer.audit';
import { reportMailAudit } from '../report-mails/report-mail.audit';
import { discountCodeAudit } from '../discount-codes/discount-code.audit';
import { employeeAudit } from '../employees/employee.audit';
import { expenseAudit } from '../expenses/expense.audit';
import { expenseTypeAudit } from '../expense-types/expense-type.audit';
import { giftCardAudit } from '../gift-cards/gift-card.audit';
import { invoiceAudit } from '../invoices/invoice.audit';
import { jsErrorAudit } from '../js-errors/js-error.audit';
import { messageLineAudit } from '../message-lines/message-line.audit';
import { offerAudit } from '../offers/offer.audit';
import { paymentLinkAudit } from '../payment-links/payment-link.audit';
import { paymentAudit } from '../payments/payment.audit';
import { penaltyAudit } from '../penalties/penalty.audit';
import { placeAudit } from '../places/place.audit';
import { heldBillAudit } from '../till/held-bill.audit';
import { tillClosingAudit } from '../till/till-closing.audit';
import { trackerAudit } from '../platform-trackers/tracker.audit';
import { productAudit } from '../products/product.audit';
import { bannerAudit } from '../property-banners/banner.audit';
import { propertyAudit } from '../properties/property.audit';
import { stayAudit } from '../property-stays/stay.audit';
import { roleAudit } from '../roles/role.audit';
import { serviceAudit } from '../services/service.audit';
import { settingsAudit } from '../settings/settings.audit';
import { contractAudit } from '../platform-contracts/contract.audit';
import { stockAudit } from '../stock/stock.audit';
import { addedPictureAudit } from '../platform-checks/added-picture.audit';
import { aliasAudit } from '../platform-aliases/alias.audit';
import { leadAudit } from '../platform-marketing/lead.audit';
import { platformUpdateAudit } from '../platform-updates/platform-update.audit';
import { suggestedProductAudit } from '../suggested-products/suggested-product.audit';
import { suggestedServiceAudit } from '../suggested-services/suggested-service.audit';
import { suggestionAudit } from '../suggestions/suggestion.audit';
import { supplierAudit } from '../suppliers/supplier.audit';
import { websiteContentAudit } from '../website-content/website-content.audit';
import { waitlistAudit } from '../waitlist/waitlist.audit';
import type { AuditedRecord } from './audited-record';

/** Every kind of record whose history is written. A module adds its own list here, once. */
const declared = {
  ...accountAudit,
  ...accountInvoiceAudit,
  ...appointmentAudit,
  ...attendanceAudit,
  ...backupAudit,
  ...platformBackupAudit,
  ...operationsAudit,
  ...blockTimeAudit,
  ...campaignAudit,
  ...complaintAudit,
  ...surveyAudit,
  ...contractAudit,
  ...couponAudit,
  ...contactMessageAudit,
  ...customerAudit,
  ...discountCodeAudit,
  ...reportMailAudit,
  ...employeeAudit,
  ...expenseAudit,
  ...expenseTypeAudit,
  ...giftCardAudit,
  ...heldBillAudit,
  ...invoiceAudit,
  ...jsErrorAudit,
  ...messageLineAudit,
  ...offerAudit,
  ...paymentAudit,
  ...paymentLinkAudit,
  ...penaltyAudit,
  ...placeAudit,
  ...productAudit,
  ...bannerAudit,
  ...propertyAudit,
  ...stayAudit,
  ...roleAudit,
  ...serviceAudit,
  ...settingsAudit,
  ...stockAudit,
  ...addedPictureAudit,
  ...aliasAudit,
  ...leadAudit,
  ...platformUpdateAudit,
  ...suggestedProductAudit,
  ...suggestedServiceAudit,
  ...suggestionAudit,
  ...supplierAudit,
  ...tillClosingAudit,
  ...trackerAudit,
  ...userAudit,
  ...waitlistAudit,
  ...websiteContentAudit,
};

export type AuditedEntity = keyof typeof declared;
/** What may be written about a record; of several kinds, what may be written about each. */
export type AuditedAction<Entity extends AuditedEntity> = keyof (typeof declared)[Entity]['actions'] & string;

export const auditedRecords: Readonly<Record<AuditedEntity, AuditedRecord>> = declared;
export const auditedEntities = Object.keys(declared) as AuditedEntity[];

/** Stored lines may be older than the catalogue. */
export const auditedRecord = (entity: string): AuditedRecord | undefined =>
  Object.hasOwn(auditedRecords, entity) ? auditedRecords[entity as AuditedEntity] : undefined;
