export { entryRows, placeOf, staysBetween } from './attendance.repo';
