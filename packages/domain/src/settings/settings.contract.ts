import { emailSetting } from './email-setting';
import { smsSetting } from './sms-setting';
import { z } from 'zod';
import { checkCustomHours } from '../kernel/input/business-validators';
import { endpoint } from '../kernel/contract';
import { accountStates } from '../accounts/account.states';
import { gulfCountries } from '../kernel/places/countries';
import { addMessage, arabicText, codeOf, englishText, localDate, localTime } from '../kernel/input/fields';
import { accountClock } from '../kernel/input/read-input';
import type { Localized } from '../kernel/localized';
import { viewTime } from '../kernel/time/clock';
import type { LocalTime } from '../kernel/time/local-date';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { accountingSetting } from './accounting-setting';
import { hoursProblems, periodDays, weekProblems } from './values/business-hours.rules';
import { botSetting } from './bot-setting';
import { customerCareSetting } from './customer-care-setting';
import { settingEndpoints } from './define-setting';
import { generalSetting } from './general-setting';
import { invoiceSetting } from './invoice-setting';
import { notificationsSetting } from './notifications-setting';
import { onlineSetting } from './online-setting';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const general = { areas: ['merchant'], access: 'settings.general' } as const;

export const TIME_ZONES = [...new Set(gulfCountries.map((country) => country.time_zone))] as [string, ...string[]];

const shift = z.object({ weekday: z.int().min(0).max(6), from: localTime(), to: localTime() });

const LATEST_CUT_OFF = '08:00:00';
const sayTime = (time: LocalTime): Localized => ({
  en: viewTime(time, 'en', accountClock()),
  ar: viewTime(time, 'ar', accountClock()),
});

export const businessHoursInput = z
  .strictObject({
    time_zone: z.enum(TIME_ZONES),
    business_day_cut_off: localTime(),
    shifts: z.array(shift).max(28).default([]),
  })
  .superRefine(({ shifts, business_day_cut_off }, ctx) => {
    for (const { index, message } of weekProblems(shifts)) addMessage(ctx, message, ['shifts', index, 'to']);
    // A business day that ended at noon would cut the working day in two.
    if (business_day_cut_off > LATEST_CUT_OFF)
      addMessage(ctx, say('before-or-equal', { other: sayTime(LATEST_CUT_OFF) }), ['business_day_cut_off']);
  });

const periodFields = {
  english_name: englishText(undefined, 100),
  arabic_name: arabicText(undefined, 100),
  starts_on: localDate(),
  ends_on: localDate(),
};
const range = z.object({ from: localTime(), to: localTime() });

export const customHoursInput = z
  .strictObject({ ...periodFields, ranges: z.array(range).max(4).default([]) })
  .superRefine((value, ctx) => {
    if (periodDays(value) !== undefined)
      addMessage(ctx, checkCustomHours({ from: value.starts_on, to: value.ends_on }, []), ['ends_on']);
    for (const { index, message } of hoursProblems(value.ranges)) addMessage(ctx, message, ['ranges', index, 'to']);
  });

export const HOLIDAY_KINDS = ['holiday', 'national_event'] as const;
const LONGEST_HOLIDAY = 60;
export const holidayInput = z
  .strictObject({ ...periodFields, kind: z.enum(HOLIDAY_KINDS), is_closed: z.boolean() })
  .superRefine((value, ctx) => {
    const days = periodDays(value);
    if (days !== undefined && days < 1)
      addMessage(ctx, say('after-or-equal', { other: { en: 'the start date', ar: 'تاريخ البداية' } }), ['ends_on']);
    if (days !== undefined && days > LONGEST_HOLIDAY)
      addMessage(ctx, say('custom-hours-days', { max: LONGEST_HOLIDAY }), ['ends_on']);
  });

const named = { id, english_name: z.string(), arabic_name: z.string(), starts_on: z.string(), ends_on: z.string() };
const customHours = z.object({ ...named, ranges: z.array(z.object({ from: z.string(), to: z.string() })) });
const holiday = z.object({ ...named, kind: z.enum(HOLIDAY_KINDS), is_closed: z.boolean() });
export type CustomHours = z.output<typeof customHours>;
export type Holiday = z.output<typeof holiday>;

const { get: get_general, save: save_general } = settingEndpoints(generalSetting);
const { get: get_accounting, save: save_accounting } = settingEndpoints(accountingSetting);
const { get: get_invoice, save: save_invoice } = settingEndpoints(invoiceSetting);
const { get: get_notifications, save: save_notifications } = settingEndpoints(notificationsSetting);
const { get: get_customer_care, save: save_customer_care } = settingEndpoints(customerCareSetting);
const { get: get_online, save: save_online } = settingEndpoints(onlineSetting);
const { get: get_bot, save: save_bot } = settingEndpoints(botSetting);
const { get: get_email, save: save_email } = settingEndpoints(emailSetting);
const { get: get_sms, save: save_sms } = settingEndpoints(smsSetting);

export const settingsContract = {
  get_general,
  save_general,
  get_accounting,
  save_accounting,
  get_invoice,
  save_invoice,
  get_notifications,
  save_notifications,
  get_bot,
  save_bot,
  get_customer_care,
  save_customer_care,
  get_online,
  save_online,
  get_email,
  save_email,
  get_sms,
  save_sms,
  account: endpoint({
    ...general,
    method: 'GET',
    path: 'settings/account/get',
    summary: 'Package and state of the account',
    input: z.object({}),
    output: z.object({
      id,
      country: z.string(),
      currency: z.string(),
      status: codeOf(accountStates),
      tier: z.string().nullable(),
      trial_ends_on: z.string().nullable(),
      expires_on: z.string().nullable(),
      created_at: z.string(),
      owner_name: z.string(),
      owner_email: z.string().nullable(),
    }),
    errors: [],
  }),
  get_business_hours: endpoint({
    ...general,
    method: 'GET',
    path: 'settings/business_hours/get',
    summary: 'Opening hours of the week',
    input: z.object({}),
    output: z.object({
      time_zone: z.string(),
      business_day_cut_off: z.string(),
      is_set: z.boolean(),
      shifts: z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() })),
    }),
    errors: [],
  }),
  save_business_hours: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/business_hours/save',
    summary: 'Set the opening hours of the whole week',
    input: businessHoursInput,
    output: done,
    errors: [],
  }),
  get_custom_hours: endpoint({
    ...general,
    method: 'GET',
    path: 'settings/custom_hours/get',
    summary: 'Periods with hours of their own',
    input: z.object({}),
    output: z.object({ records: z.array(customHours) }),
    errors: [],
  }),
  add_custom_hours: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/custom_hours/add',
    summary: 'Add a period with hours of its own',
    input: customHoursInput,
    output: z.object({ id }),
    errors: ['CUSTOM_HOURS_OVERLAP'],
  }),
  edit_custom_hours: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/custom_hours/edit',
    summary: 'Change such a period',
    input: customHoursInput.safeExtend({ id }),
    output: done,
    errors: ['CUSTOM_HOURS_OVERLAP', 'NOT_FOUND'],
  }),
  remove_custom_hours: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/custom_hours/remove',
    summary: 'Remove such a period',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  get_holidays: endpoint({
    ...general,
    method: 'GET',
    path: 'settings/holidays/get',
    summary: 'Holidays and national events',
    input: z.object({}),
    output: z.object({ records: z.array(holiday) }),
    errors: [],
  }),
  add_holiday: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/holidays/add',
    summary: 'Add a holiday or national event',
    input: holidayInput,
    output: z.object({ id }),
    errors: [],
  }),
  edit_holiday: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/holidays/edit',
    summary: 'Change a holiday',
    input: holidayInput.safeExtend({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  remove_holiday: endpoint({
    ...general,
    method: 'POST',
    path: 'settings/holidays/remove',
    summary: 'Remove a holiday',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
