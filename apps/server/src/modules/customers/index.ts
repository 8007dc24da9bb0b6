export { customerTypeTasks } from './customer-types.job';
export { customerImportTasks } from './import-customers.job';
export { checkWhatsappAgain, markNotOnWhatsapp, markOnWhatsapp } from './whatsapp-reach';
export { customerOfMobile } from './customer-of-mobile';
export { idByMobile } from './customers.repo';
