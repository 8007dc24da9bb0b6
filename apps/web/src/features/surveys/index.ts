/** What other features may embed: asking one customer, and what she answered. */
export { CustomerAnswers } from './components/customer-answers';
export { SendSurveyDialog } from './components/send-survey-dialog';
