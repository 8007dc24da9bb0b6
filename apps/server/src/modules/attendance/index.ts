export { entriesBetween, entryRows, placeOf } from './attendance.repo';
