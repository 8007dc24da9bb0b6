import { trainingJobs } from './demo/training/reset-training.job';
import { appointmentJobs } from './modules/appointments';
import { campaignJobs } from './modules/campaigns';
import { complaintJobs } from './modules/complaints';
import { customerCareJobs, isOver } from './modules/customer-care';
import { customerPackageJobs } from './modules/customer-packages';
import { customerImportJobs, customerTypeJobs } from './modules/customers';
import { employeeJobs } from './modules/employees';
import { expenseJobs } from './modules/expenses';
import { exportJobs } from './modules/exports';
import { forecastJobs } from './modules/forecast';
import { giftCardJobs } from './modules/gift-cards';
import { housekeepingJobs } from './modules/housekeeping';
import { loyaltyJobs } from './modules/loyalty';
import { ledgerCheckJobs } from './modules/ledger-checks';
import { incomingHandlers } from './incoming-handlers';
import { messageJobs } from './modules/messages';
import { messageLineJobs } from './modules/message-lines';
import { notificationJobs } from './modules/notifications';
import { depositsOfStays, paymentLinkJobs } from './modules/payment-links';
import { operationJobs } from './modules/operations';
import { platformBackupJobs } from './modules/platform-backups';
import { contractJobs } from './modules/platform-contracts';
import { accountLifeJobs } from './modules/platform-merchants';
import { productJobs } from './modules/products';
import { propertyJobs } from './modules/properties';
import { stayJobs } from './modules/property-stays';
import { favouriteJobs } from './modules/property-favourites';
import { suggestionJobs } from './modules/services';
import { surveyJobs } from './modules/surveys';
import { waitlistJobs } from './modules/waitlist';
import { visitFollowers } from './visit-followers';
import { backups, exportables, reportMails } from './modules';
import type { Job } from './worker/job';

/** Everything that runs outside of requests. A new list is one line here. */
export const jobs: readonly Job[] = [
  ...messageJobs(isOver, incomingHandlers),
  ...messageLineJobs,
  ...notificationJobs,
  ...housekeepingJobs,
  ...ledgerCheckJobs,
  ...employeeJobs,
  ...customerTypeJobs,
  ...customerImportJobs,
  ...customerCareJobs,
  ...campaignJobs,
  ...complaintJobs,
  ...surveyJobs,
  ...accountLifeJobs,
  ...contractJobs,
  ...appointmentJobs(visitFollowers),
  ...waitlistJobs,
  ...suggestionJobs,
  ...productJobs,
  ...propertyJobs,
  ...stayJobs(depositsOfStays),
  ...favouriteJobs,
  ...trainingJobs,
  ...paymentLinkJobs,
  ...giftCardJobs,
  ...loyaltyJobs,
  ...customerPackageJobs,
  ...expenseJobs,
  ...forecastJobs,
  ...exportJobs(exportables),
  ...reportMails.jobs,
  ...backups.jobs,
  ...platformBackupJobs,
  ...operationJobs,
];
