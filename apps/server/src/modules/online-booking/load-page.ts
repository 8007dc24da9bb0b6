import { cleanLines, readChoice, stripOf, type OnlineChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import type { OnlineAddress } from '@rawnaq/domain/online-booking/online-address';
import type { FreeDays, FreeTimes, SalonMenu, SalonPage } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { endOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { transaction } from '../../db/database';
import { isFullDisk } from '../../db/pg-errors';
import { enterSalon } from '../../http/enter-salon.repo';
import type { Services } from '../../services';
import { bookingView, type OwnBooking } from './booking-view';
import { wantedLines } from './change-booking';
import { firstFreeDay, freeDays, freeTimes } from './free-times';
import { salonMenu } from './salon-menu';
import { salonPage } from './salon-page';
import type { Visitor } from './visitor';
import { countVisit } from './visits';

type Asked = {
  name: OnlineAddress;
  alias: string;
  booking_id: string | null;
  query: URLSearchParams;
  ip: string;
  userAgent: string;
};
type When = { month: string; days: FreeDays['days']; times: FreeTimes };
type Content = {
  address: OnlineAddress;
  salon: SalonPage;
  menu: SalonMenu;
  choice: OnlineChoice;
  when: When | null;
  booking: OwnBooking | null;
};

/**
 * Everything a page of a salon shows, read in one transaction of that salon; a word instead when there is no such
 * salon, no such booking of it, or nothing yet that could be confirmed.
 */
export async function loadOnlinePage(
  services: Services,
  asked: Asked,
  isCounted = countedPage(asked.name),
): Promise<Content | 'salon' | 'booking' | 'start'> {
  try {
    return await transaction(services.pools.app, null, async (tx) => {
      const ctx: Visitor = { tx, accountId: await enterSalon(tx, asked.alias), now: services.clock(), services };
      return isConfirmation(asked) ? 'start' : load(ctx, asked, isCounted);
    });
  } catch (error) {
    // Nobody is turned away because she could not be counted.
    if (isCounted && isFullDisk(error)) return loadOnlinePage(services, asked, false);
    if (error instanceof AppError && error.code === 'SALON_NOT_ONLINE') return 'salon';
    if (error instanceof AppError && error.code === 'NOT_FOUND') return 'booking';
    throw error;
  }
}

/** The last step names its booking. Somebody without one (a bookmark, a shared link) begins to book. */
const isConfirmation = ({ name, booking_id, query }: Asked): boolean =>
  name === 'online-confirm' && !booking_id && !readChoice(query).booking_id;

async function load(
  ctx: Visitor,
  { name, booking_id, query, ip, userAgent }: Asked,
  isCounted: boolean,
): Promise<Content> {
  const [salon, menu] = await Promise.all([salonPage(ctx), salonMenu(ctx)]);
  const given = readChoice(query);
  const bookingId = booking_id ?? given.booking_id;
  const booking = bookingId ? await bookingView(ctx, bookingId) : null;
  if ((name === 'online-confirm' || name === 'online-booking') && !booking) throw new AppError('NOT_FOUND');
  const choice = { ...given, lines: booking ? wantedLines(booking) : cleanLines(given.lines, menu) };
  if (isCounted) await countVisit(ctx, { ip, userAgent });
  const isWhen = name === 'online-date' || name === 'online-time';
  return {
    address: name,
    salon,
    menu,
    choice,
    booking,
    when: isWhen && choice.lines.length > 0 ? await whenOf(ctx, choice, salon, booking) : null,
  };
}

/**
 * Steps are counted too: some people come by a link to a step. Bookings are looked up by customers who were counted
 * before.
 */
const countedPage = (name: OnlineAddress): boolean => name !== 'online-booking' && name !== 'online-confirm';

/** The day that was asked for or the first free one, its month, and the days around it for the strip. */
async function whenOf(
  ctx: Visitor,
  { lines, date, month }: OnlineChoice,
  salon: SalonPage,
  booking: OwnBooking | null,
): Promise<When> {
  const wanted = booking?.to_move ?? { lines };
  const today = salon.first_date;
  const day =
    date && date >= today && date <= salon.last_date ? date : ((await firstFreeDay(ctx, wanted, today)) ?? today);
  const shown = month ?? day.slice(0, 7);
  const [first, last] = [`${shown}-01`, endOfMonth(`${shown}-01`)];
  const strip = stripOf(today, day);
  const [from, to] = [[first, strip[0]!].toSorted()[0]!, [last, strip.at(-1)!].toSorted()[1]!];
  // A month far from the day is read apart from it.
  const isNear = shown === day.slice(0, 7);
  const around = isNear ? { days: [] } : await freeDays(ctx, wanted, strip[0]!, strip.at(-1)!);
  const [{ days }, times] = [
    await freeDays(ctx, wanted, isNear ? from : first, isNear ? to : last),
    await freeTimes(ctx, wanted, day),
  ];
  return {
    month: shown,
    days: [...days, ...around.days.filter((one) => !days.some(({ date: known }) => known === one.date))],
    times,
  };
}
