export { changeAlias, freeAlias, holdAlias } from './aliases';
export { openingHours } from './business-hours';
export { getSetting } from './get-setting';
export { saveEmail } from './save-email';
export { saveSetting } from './save-setting';
export { fillSetting } from './fill-setting';
export { openSecrets } from './open-secrets';
export { readSetting } from './read-setting';
export {
  finishStep,
  insertAccount,
  renameAccount,
  updateAccountLife,
  updateLeadOfAccount,
  updateWhatsappOfAccount,
} from './account-row.repo';
export { closedDaysBetween, insertCustomHours, insertHoliday, replaceHours } from './settings.repo';
export { picturesOfSettings } from './shown-pictures.repo';
