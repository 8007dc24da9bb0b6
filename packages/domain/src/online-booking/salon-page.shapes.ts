import { z } from 'zod';
import { CLOCKS } from '../kernel/time/clock';
import { CURRENCIES } from '../kernel/money';
import { codeOf } from '../kernel/input/fields';
import { appointmentStates, appointmentPaymentStates, appointmentCancellers } from '../appointments/appointment.states';
import { socialLinkTypes } from '../settings/values/social-link.states';

/** What a salon's public page is made of. Both languages travel together: the page decides which it shows. */
const id = z.number().int();
const names = { english_name: z.string(), arabic_name: z.string() };
const moment = z.object({ date: z.string(), minute: z.int() });

export const salonPage = z.object({
  alias: z.string(),
  ...names,
  business_type: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  time_zone: z.string(),
  clock: z.enum(CLOCKS),
  colour: z.string(),
  english_welcome: z.string(),
  arabic_welcome: z.string(),
  english_policy: z.string(),
  arabic_policy: z.string(),
  english_address: z.string(),
  arabic_address: z.string(),
  map_link: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  telephone: z.string(),
  logo_url: z.string().nullable(),
  picture_urls: z.array(z.string()),
  social_links: z.array(z.object({ type: codeOf(socialLinkTypes), value: z.string() })),
  /** Minutes from the midnight the weekday begins with; an end above 1440 is after the next midnight. */
  week: z.array(z.object({ weekday: z.int(), start: z.int(), end: z.int() })),
  /** Days that differ from the week, in the weeks to come; no ranges means closed. Minutes as above. */
  special: z.array(
    z.object({
      starts_on: z.string(),
      ends_on: z.string(),
      ranges: z.array(z.object({ start: z.int(), end: z.int() })),
    }),
  ),
  now: moment,
  /**
   * Where the salon stands at this moment. `until` while it is open, `opens` while it is closed and opens within a
   * week.
   */
  open: z.object({ is_open: z.boolean(), until: moment.nullable(), opens: moment.nullable() }),
  /** Basis points. */
  vat_rate: z.int(),
  cancel_hours: z.int(),
  lead_minutes: z.int(),
  /** The days that can be booked. After midnight the first is still the evening before, until the salon's cut-off. */
  first_date: z.string(),
  last_date: z.string(),
  deposit: z.object({ kind: z.string(), percent: z.int(), amount: z.int() }),
  show_prices: z.boolean(),
  show_durations: z.boolean(),
  show_employees: z.boolean(),
  show_menu: z.boolean(),
  show_price_list: z.boolean(),
});
export type SalonPage = z.output<typeof salonPage>;

const menuService = z.object({
  id,
  ...names,
  minutes: z.int(),
  processing_time: z.int(),
  buffer_time: z.int(),
  /** What is paid, and what was paid before an offer. Null where the salon does not show prices. */
  price: z.int().nullable(),
  price_before: z.int().nullable(),
  picture_url: z.string().nullable(),
  employee_ids: z.array(id),
});
export type MenuService = z.output<typeof menuService>;

export const salonMenu = z.object({
  categories: z.array(z.object({ id, ...names, services: z.array(menuService) })),
  /** Packages are sold at the desk; the page shows them. */
  offers: z.array(
    z.object({
      id,
      ...names,
      price: z.int().nullable(),
      services_total: z.int().nullable(),
      services_to_use: z.int().nullable(),
      expires_on: z.string().nullable(),
      picture_url: z.string().nullable(),
      services: z.array(z.object(names)),
    }),
  ),
  employees: z.array(z.object({ id, ...names, picture_url: z.string().nullable() })),
});
export type SalonMenu = z.output<typeof salonMenu>;

/** `few` while three times or less are left. */
export const DAY_STATES = ['free', 'few', 'full', 'closed'] as const;
export type DayState = (typeof DAY_STATES)[number];
export const freeDays = z.object({ days: z.array(z.object({ date: z.string(), state: z.enum(DAY_STATES) })) });
export type FreeDays = z.output<typeof freeDays>;

export const freeTimes = z.object({
  date: z.string(),
  times: z.array(z.object({ start: z.int(), end: z.int(), employee_ids: z.array(id) })),
  /** Where to look when the day has none. */
  next_free_date: z.string().nullable(),
});
export type FreeTimes = z.output<typeof freeTimes>;

export const keptTime = z.object({
  token: z.string(),
  seconds_left: z.int(),
  can_extend: z.boolean(),
  date: z.string(),
  start: z.int(),
  end: z.int(),
  employee_ids: z.array(id),
  total: z.int().nullable(),
  deposit: z.int(),
});
export type KeptTime = z.output<typeof keptTime>;

/**
 * What becomes of money that was paid in advance: it goes back to the card when the customer cancels, is on its way, is
 * back, or is a matter between the salon and its customer. Only what came by a payment link can go back by itself.
 */
export const DEPOSIT_FATES = ['refundable', 'returning', 'returned', 'salon'] as const;
export type DepositFate = (typeof DEPOSIT_FATES)[number];

export const bookingView = z.object({
  booking_id: z.string(),
  number: id,
  customer_name: z.string(),
  mobile: z.string(),
  date: z.string(),
  start: z.int(),
  end: z.int(),
  start_at: z.string(),
  end_at: z.string(),
  lines: z.array(
    z.object({
      service_id: id,
      ...names,
      start: z.int(),
      end: z.int(),
      employee_id: id,
      employee: z.object(names).nullable(),
      any_employee: z.boolean(),
      /** Whom of the customer's guests it is for; nobody: herself. */
      guest: z.string().nullable(),
      price: z.int().nullable(),
    }),
  ),
  total: z.int().nullable(),
  /** What was asked for in advance, and what came in advance and is not on its way back. */
  deposit: z.int(),
  deposited: z.int(),
  status: codeOf(appointmentStates),
  outcome: z.string(),
  payment_status: codeOf(appointmentPaymentStates),
  cancelled_by: codeOf(appointmentCancellers).nullable(),
  /**
   * While a deposit is waited for: where to pay it, what to ask for when coming back, how long, and what went wrong the
   * last time.
   */
  payment: z
    .object({
      pay_path: z.string().nullable(),
      reference: z.string(),
      seconds_left: z.int(),
      problem: z.string().nullable(),
    })
    .nullable(),
  /** While it can be cancelled and once it is; amounts above zero only. */
  deposit_fates: z.array(z.object({ fate: z.enum(DEPOSIT_FATES), amount: z.int() })),
  can_change: z.boolean(),
  change_until: moment,
  note: z.string().nullable(),
});
export type BookingView = z.output<typeof bookingView>;
