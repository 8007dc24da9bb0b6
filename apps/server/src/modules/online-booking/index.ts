export { loadOnlinePage } from './load-page';
export {
  bookByMessage,
  bookingsOfCustomer,
  cancelByMessage,
  moveByMessage,
  takeTimeAway,
  wantedOf,
} from './by-message';
export type { OwnBooking } from './booking-view';
export { freeDays, freeTimes, type Wanted } from './free-times';
export { salonMenu } from './salon-menu';
export { salonPage } from './salon-page';
export type { Visitor } from './visitor';
