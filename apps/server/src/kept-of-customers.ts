import { keptByCampaigns } from './modules/campaigns';
import { keptByCoupons } from './modules/coupons';
import { keptByCustomerMoney } from './modules/customer-money';
import { keptByCustomerPackages } from './modules/customer-packages';
import { keptByDiscountCodes } from './modules/discount-codes';
import { keptByGiftCards } from './modules/gift-cards';
import { keptByInvoices } from './modules/invoices';
import { keptByLoyalty } from './modules/loyalty';
import { keptByTill } from './modules/till';
import { keptByAppointments } from './modules/appointments';
import { keptByComplaints } from './modules/complaints';
import { keptByConversations } from './modules/conversations';
import { keptBySurveys } from './modules/surveys';
import { keptByCustomers } from './modules/customers';
import { keptByMessages } from './modules/messages';
import { keptByPenalties } from './modules/penalties';
import { keptByWaitlist } from './modules/waitlist';

/** Everything that hangs on a customer. A catalogue test compares it with the foreign keys of the database. */
export const keptOfCustomers = [
  ...keptByCustomers,
  ...keptByAppointments,
  ...keptByWaitlist,
  ...keptByMessages,
  ...keptByCampaigns,
  ...keptByComplaints,
  ...keptByConversations,
  ...keptBySurveys,
  ...keptByCoupons,
  ...keptByCustomerMoney,
  ...keptByCustomerPackages,
  ...keptByDiscountCodes,
  ...keptByGiftCards,
  ...keptByInvoices,
  ...keptByLoyalty,
  ...keptByPenalties,
  ...keptByTill,
];
