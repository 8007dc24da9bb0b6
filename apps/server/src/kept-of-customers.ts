import { keptByAppointments } from './modules/appointments';
import { keptByComplaints } from './modules/complaints';
import { keptByCustomers } from './modules/customers';
import { keptByMessages } from './modules/messages';
import { keptByWaitlist } from './modules/waitlist';

/** Everything that hangs on a customer. A catalogue test compares it with the foreign keys of the database. */
export const keptOfCustomers = [
  ...keptByCustomers,
  ...keptByAppointments,
  ...keptByWaitlist,
  ...keptByMessages,
  ...keptByComplaints,
];
