import { COUNTRY_PREFIXES, hoursFor, openHours } from '@rawnaq/domain/campaigns/quiet-hours.rules';
import { CARE_MESSAGES, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { automaticMessages } from '@rawnaq/domain/settings/automatic-messages';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import type { Job } from '../../worker/job';
import { salonBySalon } from '../../worker/salon-by-salon';
import { asPlatform, type Services } from '../../services';
import { findSalonClock, noVisit, readVoice, salonMessage, type Teller } from '../appointments';
import { markReminded } from '../customer-money';
import { queueSalonMessages, writeAlone, type SalonMessageRow } from '../messages';
import { readSetting } from '../settings';
import { careRules } from './care-rules';
import { accountsInTheirDay, findCelebrating, findMissed, findOwing, findToRate } from './care.repo';
import { findEndingPackages } from './ending-packages.repo';
import { writeLetters } from './write-letters';

export const customerCareJobs: readonly Job[] = [
  {
    task: 'congratulate-customers',
    cron: '12 * * * *',
    run: (services) => whereItIsDay(services, 'birthdays', congratulate),
  },
  {
    task: 'invite-missed-customers',
    cron: '27 * * * *',
    run: (services) => whereItIsDay(services, 'missed customers', inviteBack),
  },
  {
    task: 'ask-for-ratings',
    cron: '42 * * * *',
    run: (services) => whereItIsDay(services, 'ratings', askForRatings),
  },
  {
    task: 'remind-of-balances',
    cron: '52 * * * *',
    run: (services) => whereItIsDay(services, 'balances', remindOfBalances),
  },
  {
    task: 'remind-of-packages',
    cron: '17 * * * *',
    run: (services) => whereItIsDay(services, 'packages that end', remindOfPackages),
  },
];

async function whereItIsDay(
  services: Services,
  what: string,
  write: (ctx: Teller, today: string) => Promise<number>,
): Promise<void> {
  const awake = await asPlatform(services, (tx) => accountsInTheirDay(tx, services.clock()));
  await salonBySalon(services, what, awake, (turn, { today }) => write(turn, today));
}

/**
 * Writes to everybody whose birthday it is, where the salon wants that. Whoever got her wishes by hand already is left
 * in peace.
 */
export async function congratulate(ctx: Teller, today: string): Promise<number> {
  const { birthday } = await readSetting(ctx, notificationsSetting);
  return birthday.active ? queueLetters(ctx, 'birthday', () => findCelebrating(ctx, today)) : 0;
}

/** Writes to who has not come for as long as the message says, where the salon wants that. */
export async function inviteBack(ctx: Teller): Promise<number> {
  const { missed_customer: message } = await readSetting(ctx, notificationsSetting);
  if (!message.active) return 0;
  const rules = await careRules(ctx);
  return queueLetters(ctx, 'missed_customer', () => findMissed(ctx, rules));
}

/** Asks how it was, some hours after the invoice. */
export async function askForRatings(ctx: Teller): Promise<number> {
  const { rate_us: message } = await readSetting(ctx, notificationsSetting);
  if (!message.active) return 0;
  const hours = message.timing ?? automaticMessages.rate_us.timing.usual;
  return queueLetters(ctx, 'rating', () => findToRate(ctx, hours));
}

/** Reminds of what is open, some days after the invoice. */
export async function remindOfBalances(ctx: Teller, today: string): Promise<number> {
  const { balance_reminder: message } = await readSetting(ctx, notificationsSetting);
  if (!message.active) return 0;
  const days = message.timing ?? automaticMessages.balance_reminder.timing.usual;
  return queueLetters(
    ctx,
    'balance',
    () => findOwing(ctx, today, days),
    (ids) => markReminded(ctx, ids),
  );
}

/** Tells whose package ends soon that something of it is left. */
export async function remindOfPackages(ctx: Teller, today: string): Promise<number> {
  const { package_ending: message } = await readSetting(ctx, notificationsSetting);
  if (!message.active) return 0;
  await writeAlone(ctx, 'package_ending');
  const days = message.timing ?? automaticMessages.package_ending.timing.usual;
  const packages = await findEndingPackages(ctx, today, days);
  const voice = await readVoice(
    ctx,
    packages.map(({ customer_id }) => customer_id),
  );
  const messages = packages.flatMap(({ id, customer_id, expires_on, uses_left, english_name, arabic_name }) =>
    salonMessage(ctx.accountId, voice, 'package_ending', {
      ...noVisit,
      customer_id,
      start_at: ctx.now.toISOString(),
      customer_package_id: id,
      more: (language) => ({
        package: language === 'ar' ? arabic_name : english_name,
        left: String(uses_left),
        date: sayDay(expires_on, language),
      }),
    }),
  );
  return (await queueSalonMessages(ctx.tx, messages, ctx.now)).length;
}

/**
 * Who has no way to be written to is told of as well, once; who may not be written to at this hour is left for later.
 */
async function queueLetters(
  ctx: Teller,
  kind: CareKind,
  find: () => Promise<number[]>,
  told: (ids: number[]) => Promise<unknown> = async () => {},
): Promise<number> {
  await writeAlone(ctx, CARE_MESSAGES[kind]);
  const { time_zone } = await findSalonClock(ctx);
  const letters = (await writeLetters(ctx, kind, await find(), 'by-clock')).flatMap(({ id, message, unsent }) => {
    if (message) return isQuiet(message, time_zone, ctx.now) ? [] : [{ id, row: message, leaves: true }];
    return unsent ? [{ id, row: unsent, leaves: false }] : [];
  });
  await queueSalonMessages(
    ctx.tx,
    letters.map(({ row }) => row),
    ctx.now,
  );
  const leaving = letters.filter(({ leaves }) => leaves).map(({ id }) => id);
  await told(leaving);
  return leaving.length;
}

/** Offers keep the quiet hours of the reader's country, as campaigns do. */
function isQuiet({ purpose, channel, recipient }: SalonMessageRow, zone: string, now: Date): boolean {
  if (purpose !== 'marketing') return false;
  const country = Object.entries(COUNTRY_PREFIXES).find(([, prefix]) => recipient.startsWith(prefix))?.[0] ?? '';
  return openHours(hoursFor(country, channel, zone)).nextOpen(now.getTime()) > now.getTime();
}
