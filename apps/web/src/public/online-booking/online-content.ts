import type { OnlineAddress } from '@rawnaq/domain/online-booking/online-address';
import type { OnlineChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import type {
  BookingView,
  FreeDays,
  FreeTimes,
  SalonMenu,
  SalonPage,
} from '@rawnaq/domain/online-booking/salon-page.shapes';

/** What the server knows when it draws a page of a salon. */
export type OnlineContent = {
  address: OnlineAddress;
  salon: SalonPage;
  menu: SalonMenu;
  choice: OnlineChoice;
  /** Only where a day is chosen. */
  when: { month: string; days: FreeDays['days']; times: FreeTimes } | null;
  booking: BookingView | null;
};

/** A page that is not there: no such salon, or no such booking of it. */
export type MissingPage = 'salon' | 'booking';
