import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { calendarFile } from '@rawnaq/domain/booking/calendar-file';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { UseCase } from '../../http/bind-contract';
import { countChanges } from '../audit';
import { readSetting } from '../settings';
import { bookingView } from './booking-view';
import { findAccount } from './salon-page.repo';

/** The booking for Apple, Outlook and whoever reads .ics. */
export const openCalendarFile: UseCase<(typeof bookingContract)['calendar_file']> = async (
  ctx,
  { booking_id, language = ctx.language },
) => {
  const [booking, account, general, online] = await Promise.all([
    bookingView(ctx, booking_id),
    findAccount(ctx),
    readSetting(ctx, generalSetting),
    readSetting(ctx, onlineSetting),
  ]);
  const isArabic = language === 'ar';
  const salon = isArabic ? account.arabic_name : account.english_name;
  const text = calendarFile({
    uid: `${booking_id}@rawnaq`,
    stamp: ctx.now.toISOString(),
    changed: booking.changed_at,
    changes: await countChanges(ctx, 'appointments', booking.id),
    start_at: booking.start_at,
    end_at: booking.end_at,
    is_cancelled: booking.status === appointmentStates.codes.cancelled,
    title: `${salon}: ${booking.lines.map((line) => (isArabic ? line.arabic_name : line.english_name)).join(' + ')}`,
    place: isArabic ? general.arabic_address : general.english_address,
    link:
      `${ctx.services.config.publicUrl}` +
      `${pathTo('online-booking', language, { aliasName: online.alias, bookingId: booking_id })}`,
  });
  return {
    body: Buffer.from(text),
    type: 'text/calendar; charset=utf-8',
    name: 'booking.ics',
    plainName: 'booking.ics',
  };
};
