export { EXPORT_VISITS, exportCalendar } from './export-calendar';
export { confirmByDeposit, tellOfDepositTrouble, tellOfLateDeposit } from './confirm-by-deposit';
export { confirmedStay } from './confirmed-stay';
export { findEnquiry, lockEnquiry, payerOfStay } from './enquiries.repo';
export { listNights } from './list-nights';
export { actOnEnquiry, ENQUIRY_VISITS, loadEnquiryPage, RENTER_LETTERS } from './renter-page';
export type { StayDeposits } from './stay-deposits';
export { stayJobs } from './stays.job';
