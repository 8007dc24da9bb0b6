import { manager, merchant } from '../kernel/address-rows';

/** Pages of surveys, complaints and conversations that the client's list does not have. */
export const feedbackAddresses = {
  'merchant-customers-conversations': merchant('/customers/conversations', 'customers.conversations'),
  'manager-technical-bot-simulator': manager('/technical/bot-simulator', 'platform-trackers.bot-simulator'),
  'merchant-surveys': merchant('/surveys', 'reports.surveys'),
  'merchant-surveys-survey': merchant('/surveys/survey', 'reports.edit-surveys'),
  'merchant-surveys-survey-one': merchant('/surveys/survey/:id', 'reports.surveys'),
  'merchant-surveys-answers': merchant('/surveys/answers', 'reports.surveys'),
  'merchant-management-reports-complaints-one': merchant('/management-reports/complaints/:id', 'reports.complaints'),
  'merchant-management-reports-complaints-report': merchant(
    '/management-reports/complaints-report',
    'reports.complaints',
  ),
};
