import { accountInvoiceErrors } from '../platform-invoices/account-invoice.errors';
import { appointmentErrors } from '../appointments/appointment.errors';
import { attendanceErrors } from '../attendance/attendance.errors';
import { authErrors } from '../auth/auth.errors';
import { bookingErrors } from '../online-booking/booking.errors';
import { campaignErrors } from '../campaigns/campaign.errors';
import { couponErrors } from '../coupons/coupon.errors';
import { customerCareErrors } from '../customer-care/customer-care.errors';
import { customerErrors } from '../customers/customer.errors';
import { backupErrors } from '../backups/backup.errors';
import { platformBackupErrors } from '../platform-backups/platform-backup.errors';
import { reportMailErrors } from '../report-mails/report-mail.errors';
import { discountCodeErrors } from '../discount-codes/discount-code.errors';
import { employeeErrors } from '../employees/employee.errors';
import { expenseTypeErrors } from '../expense-types/expense-type.errors';
import { exportErrors } from '../exports/export.errors';
import { expenseErrors } from '../expenses/expense.errors';
import { giftCardErrors } from '../gift-cards/gift-card.errors';
import { invoiceErrors } from '../invoices/invoice.errors';
import { loyaltyErrors } from '../loyalty/loyalty.errors';
import { notificationErrors } from '../notifications/notification.errors';
import { offerErrors } from '../offers/offer.errors';
import { paymentLinkErrors } from '../payment-links/payment-link.errors';
import { paymentErrors } from '../payments/payment.errors';
import { platformCheckErrors } from '../platform-checks/platform-check.errors';
import { favouriteErrors } from '../property-favourites/favourite.errors';
import { hostErrors } from '../hosts/host.errors';
import { contractErrors } from '../platform-contracts/contract.errors';
import { placeErrors } from '../places/place.errors';
import { merchantErrors } from '../platform-merchants/merchant.errors';
import { tillClosingErrors } from '../till/till-closing.errors';
import { staffErrors } from '../platform-staff/staff.errors';
import { productErrors } from '../products/product.errors';
import { propertyPartnerErrors } from '../property-partners/partner.errors';
import { propertyErrors } from '../properties/property.errors';
import { stayErrors } from '../property-stays/stay.errors';
import { reportErrors } from '../reports/report.errors';
import { roleErrors } from '../roles/role.errors';
import { serviceErrors } from '../services/service.errors';
import { settingsErrors } from '../settings/settings.errors';
import { stockErrors } from '../stock/stock.errors';
import { supplierErrors } from '../suppliers/supplier.errors';
import { surveyErrors } from '../surveys/survey.errors';
import { leadErrors } from '../platform-marketing/lead.errors';
import { conversationErrors } from '../conversations/conversation.errors';
import { complaintErrors } from '../complaints/complaint.errors';
import { messageLineErrors } from '../message-lines/message-line.errors';
import { uploadErrors } from '../uploads/upload.errors';
import { whatsappErrors } from '../whatsapp/whatsapp.errors';
import { kernelErrors } from './kernel.errors';

/** Every error the product can answer with. A module adds its own list here, once. */
export const errorCatalogue = {
  ...kernelErrors,
  ...authErrors,
  ...accountInvoiceErrors,
  ...appointmentErrors,
  ...attendanceErrors,
  ...bookingErrors,
  ...campaignErrors,
  ...contractErrors,
  ...favouriteErrors,
  ...hostErrors,
  ...complaintErrors,
  ...leadErrors,
  ...conversationErrors,
  ...couponErrors,
  ...customerCareErrors,
  ...customerErrors,
  ...discountCodeErrors,
  ...backupErrors,
  ...platformBackupErrors,
  ...reportMailErrors,
  ...employeeErrors,
  ...expenseErrors,
  ...expenseTypeErrors,
  ...exportErrors,
  ...giftCardErrors,
  ...invoiceErrors,
  ...loyaltyErrors,
  ...merchantErrors,
  ...messageLineErrors,
  ...notificationErrors,
  ...offerErrors,
  ...paymentErrors,
  ...paymentLinkErrors,
  ...platformCheckErrors,
  ...placeErrors,
  ...productErrors,
  ...propertyErrors,
  ...stayErrors,
  ...propertyPartnerErrors,
  ...reportErrors,
  ...roleErrors,
  ...serviceErrors,
  ...settingsErrors,
  ...staffErrors,
  ...stockErrors,
  ...supplierErrors,
  ...tillClosingErrors,
  ...surveyErrors,
  ...uploadErrors,
  ...whatsappErrors,
};

export type ErrorCode = keyof typeof errorCatalogue;
