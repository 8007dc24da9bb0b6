export { customerTypeJobs } from './customer-types.job';
export { customerImportJobs } from './import/import-customers.job';
export { checkWhatsappAgain, markNotOnWhatsapp, markOnWhatsapp } from './whatsapp-reach';
export { customerOfMobile, isDisabledMobile } from './customer-of-mobile';
export { findCustomersMeant } from './customer-search.repo';
export { idByMobile } from './customers.repo';
export { keptByCustomers } from './kept-of-customers.repo';
export { customerChoices } from './customer-choices';
export { typeDays } from './customer-types.repo';
