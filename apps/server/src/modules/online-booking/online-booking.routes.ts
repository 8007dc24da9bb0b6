import { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { endOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { UseCases } from '../../http/bind-contract';
import type { VisitFollowers } from '../appointments';
import { readSetting } from '../settings';
import { openUpload } from '../uploads';
import { bookingView } from './booking-view';
import { openCalendarFile } from './calendar-file';
import { cancel, payAgain, reschedule } from './change-booking';
import { complain } from './complain';
import { confirm } from './confirm-booking';
import { freeDays, freeTimes, type Wanted } from './free-times';
import { extend, hold, release } from './hold-time';
import { salonMenu } from './salon-menu';
import { salonPage } from './salon-page';
import { findShownPicture } from './salon-page.repo';
import { askForCode, verifyMobile } from './verify-mobile';
import type { Visitor } from './visitor';

const useCases = (followers: VisitFollowers): UseCases<typeof bookingContract> => ({
  get_page: (ctx) => salonPage(ctx),
  get_menu: (ctx) => salonMenu(ctx),
  picture: async (ctx, { unique_id, size }) => {
    const [online, general] = await Promise.all([readSetting(ctx, onlineSetting), readSetting(ctx, generalSetting)]);
    const picture = await findShownPicture(ctx, unique_id, {
      ids: [...online.picture_upload_ids, ...(general.logo_upload_id === null ? [] : [general.logo_upload_id])],
      employees: online.show_employees,
    });
    if (!picture) throw new AppError('NOT_FOUND');
    const file = await openUpload(ctx, picture, size);
    // Everybody may keep it: the address changes with the picture.
    return { ...file, headers: { ...file.headers, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' } };
  },
  free_days: async (ctx, { month, ...asked }) =>
    freeDays(ctx, await wanted(ctx, asked), `${month}-01`, endOfMonth(`${month}-01`)),
  free_times: async (ctx, { date, ...asked }) => freeTimes(ctx, await wanted(ctx, asked), date),
  hold,
  extend_hold: extend,
  release_hold: release,
  ask_code: askForCode,
  verify_mobile: verifyMobile,
  confirm,
  get_booking: async (ctx, { booking_id }) => bookingView(ctx, booking_id),
  calendar_file: openCalendarFile,
  reschedule,
  pay: payAgain,
  cancel: cancel(followers),
  complain,
});

type Asked = { lines: Wanted['lines']; booking_id?: string | undefined };

/** A booking that moves is what it is, whatever else was asked for beside it. */
async function wanted(ctx: Visitor, { lines, booking_id }: Asked): Promise<Wanted> {
  return booking_id === undefined ? { lines } : (await bookingView(ctx, booking_id)).to_move;
}

export const onlineBookingRoutes = (followers: VisitFollowers) => ({
  contract: bookingContract,
  useCases: useCases(followers),
});
