export { EXPORT_VISITS, exportCalendar } from './export-calendar';
export { confirmedStay } from './confirmed-stay';
export { listNights } from './list-nights';
export { actOnEnquiry, ENQUIRY_VISITS, loadEnquiryPage, RENTER_LETTERS } from './renter-page';
export { stayJobs } from './stays.job';
