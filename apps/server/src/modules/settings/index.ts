export { fillSetting } from './fill-setting';
export { readSetting } from './read-setting';
export { insertCustomHours, insertHoliday, replaceHours } from './settings.repo';
