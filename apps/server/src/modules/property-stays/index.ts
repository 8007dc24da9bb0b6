export { EXPORT_VISITS, exportCalendar } from './export-calendar';
export { listNights } from './list-nights';
export { actOnEnquiry, ENQUIRY_VISITS, loadEnquiryPage, RENTER_LETTERS } from './renter-page';
export { stayJobs } from './stays.job';
