import { MINUTES_PER_QUARTER } from '@rawnaq/domain/booking/clock';
import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import { openingAt, specialHours } from '@rawnaq/domain/booking/opening.rules';
import type { SalonPage } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { addDays, businessDate, secondsOfDay } from '@rawnaq/domain/kernel/time/local-date';
import { callingCodeOfCountry, tidyTelephone } from '@rawnaq/domain/kernel/input/phone';
import type { Currency } from '@rawnaq/domain/kernel/money';
import type { TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { accountingSetting, vatRateOf } from '@rawnaq/domain/settings/accounting-setting';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { depositKinds, onlineSetting, tidySocialLink } from '@rawnaq/domain/settings/online-setting';
import { readSchedule } from '../appointments';
import { canTakePayments } from '../payment-links';
import { readSetting } from '../settings';
import { findAccount, uniqueIds } from './salon-page.repo';
import type { Visitor } from './visitor';

const DAYS_OF_HOURS = 30;

/** Who the salon is, as it wants to be seen. */
export async function salonPage(ctx: Visitor): Promise<SalonPage> {
  const [account, online, general, accounting, takesPayments] = await Promise.all([
    findAccount(ctx),
    readSetting(ctx, onlineSetting),
    readSetting(ctx, generalSetting),
    readSetting(ctx, accountingSetting),
    canTakePayments(ctx),
  ]);
  const wall = toWall(ctx.now, account.time_zone);
  const today = businessDate(wall, account.business_day_cut_off);
  const now = { date: wall.date, minute: Math.floor(secondsOfDay(wall.time) / 60) };
  const [{ salon: hours }, pictures] = await Promise.all([
    readSchedule(ctx, { from: now.date, days: DAYS_OF_HOURS, employee_ids: [], service_ids: [], with_busy: false }),
    uniqueIds(
      ctx,
      [...online.picture_upload_ids, general.logo_upload_id].filter((id) => id !== null),
    ),
  ]);
  const urlOf = (id: number | null): string | null =>
    pictureUrl(online.alias, (id !== null && pictures.get(id)) || null);
  return {
    alias: online.alias,
    english_name: account.english_name,
    arabic_name: account.arabic_name,
    business_type: account.business_type,
    country: account.country,
    city: account.city,
    currency: account.currency as Currency,
    time_zone: account.time_zone,
    clock: account.clock as Clock,
    colour: online.colour,
    english_welcome: online.english_welcome,
    arabic_welcome: online.arabic_welcome,
    english_policy: online.english_policy,
    arabic_policy: online.arabic_policy,
    english_address: general.english_address,
    arabic_address: general.arabic_address,
    map_link: general.map_link,
    latitude: account.latitude,
    longitude: account.longitude,
    telephone: tidyTelephone(general.telephone),
    logo_url: urlOf(general.logo_upload_id),
    picture_urls: online.picture_upload_ids.flatMap((id) => urlOf(id) ?? []),
    social_links: online.social_links.map((link) => tidySocialLink(link, callingCodeOfCountry(account.country))),
    week: hours.week
      .map(({ weekday, ...range }) => ({ weekday, ...inMinutes(range) }))
      .toSorted((a, b) => a.weekday - b.weekday || a.start - b.start),
    special: specialHours(hours).map(({ ranges, ...period }) => ({ ...period, ranges: ranges.map(inMinutes) })),
    now,
    open: openingAt(hours, now),
    vat_rate: vatRateOf(accounting),
    cancel_hours: online.cancel_hours,
    lead_minutes: online.lead_minutes,
    first_date: today,
    last_date: addDays(today, online.days_ahead),
    // A deposit nobody could pay is not asked for.
    deposit: {
      kind: takesPayments ? online.deposit_kind : depositKinds.codes.none,
      percent: online.deposit_percent,
      amount: online.deposit_amount,
    },
    show_prices: online.show_prices,
    show_durations: online.show_durations,
    show_employees: online.show_employees,
    show_menu: online.show_menu,
    show_price_list: online.show_price_list,
  };
}

const inMinutes = ({ start, end }: TimeRange): TimeRange => ({
  start: start * MINUTES_PER_QUARTER,
  end: end * MINUTES_PER_QUARTER,
});

/** Where strangers see a picture of the salon; what no page shows is not opened there. */
export const pictureUrl = (alias: string, uniqueId: string | null): string | null =>
  uniqueId && `/api/public/online/${encodeURIComponent(alias)}/picture/${uniqueId}`;
