import { accountInvoiceNotifications } from '../platform-invoices/account-invoice.notifications';
import { accountNotifications } from '../accounts/account.notifications';
import { onlineBookingNotifications } from '../online-booking/online-booking.notifications';
import { backupNotifications } from '../backups/backup.notifications';
import { platformBackupNotifications } from '../platform-backups/platform-backup.notifications';
import { campaignNotifications } from '../campaigns/campaign.notifications';
import { complaintNotifications } from '../complaints/complaint.notifications';
import { contactMessageNotifications } from '../contact-messages/contact-message.notifications';
import { contractNotifications } from '../platform-contracts/contract.notifications';
import { conversationNotifications } from '../conversations/conversation.notifications';
import { employeeNotifications } from '../employees/employee.notifications';
import { expenseNotifications } from '../expenses/expense.notifications';
import { invoiceNotifications } from '../invoices/invoice.notifications';
import { jsErrorNotifications } from '../js-errors/js-error.notifications';
import { invoiceLinkNotifications } from '../payment-links/payment-link.notifications';
import { messageLineNotifications } from '../message-lines/message-line.notifications';
import { merchantNotifications } from '../platform-merchants/merchant.notifications';
import { addedPictureNotifications } from '../platform-checks/added-picture.notifications';
import { productNotifications } from '../products/product.notifications';
import { propertyNotifications } from '../properties/property.notifications';
import { stayNotifications } from '../property-stays/stay.notifications';
import { propertyPartnerNotifications } from '../property-partners/partner.notifications';
import { stockNotifications } from '../stock/stock.notifications';
import { surveyNotifications } from '../surveys/survey.notifications';
import { suggestionNotifications } from '../suggestions/suggestion.notifications';
import type { NotificationKind, Place, PlaceValue } from './define-notifications';

/** Every notification of the product. A module adds its own list here, once. */
const declared = {
  ...accountInvoiceNotifications,
  ...accountNotifications,
  ...backupNotifications,
  ...platformBackupNotifications,
  ...campaignNotifications,
  ...complaintNotifications,
  ...contactMessageNotifications,
  ...contractNotifications,
  ...conversationNotifications,
  ...employeeNotifications,
  ...invoiceLinkNotifications,
  ...expenseNotifications,
  ...invoiceNotifications,
  ...jsErrorNotifications,
  ...merchantNotifications,
  ...messageLineNotifications,
  ...onlineBookingNotifications,
  ...productNotifications,
  ...propertyNotifications,
  ...stayNotifications,
  ...propertyPartnerNotifications,
  ...addedPictureNotifications,
  ...stockNotifications,
  ...suggestionNotifications,
  ...surveyNotifications,
};
type Declared = typeof declared;

export type NotificationType = keyof Declared;
export const NOTIFICATION_TYPES = Object.keys(declared) as NotificationType[];
export const notificationCatalogue: Readonly<Record<NotificationType, NotificationKind>> = declared;

export type NotificationCode<Type extends NotificationType> = keyof Declared[Type]['texts'] & string;
type PlacesOf<Text> = Text extends { places: infer Places extends Readonly<Record<string, Place>> } ? Places : never;
type ValuesOf<Places extends Readonly<Record<string, Place>>> = {
  readonly [Name in keyof Places]: PlaceValue<Places[Name]>;
};

/** As it is sent: a sentence of its type, what stands in its places, and the record where it opens one. */
export type NotificationOf<Type extends NotificationType, Code extends NotificationCode<Type>> = {
  type: Type;
  code: Code;
  values: ValuesOf<PlacesOf<Declared[Type]['texts'][Code]>>;
} & (Declared[Type] extends { one: true } ? { open: number } : { open?: undefined });
