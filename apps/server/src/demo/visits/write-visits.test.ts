import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { furnish } from '../../../test/booking-salon';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { differing, rowsOfAllTables, rowsOfAnother, type Differences, type Dump } from '../../../test/same-rows';
import { openWorld, type World } from '../../../test/world';
import { holdTimes, readSchedule, type Schedule } from '../../modules/appointments';
import { remindCustomers } from '../../modules/appointments/appointments.job';
import { appointmentsRoutes } from '../../modules/appointments/appointments.routes';
import { blockTimesRoutes } from '../../modules/block-times/block-times.routes';
import { onlineBookingRoutes } from '../../modules/online-booking/online-booking.routes';
import { moveSandboxPayment } from '../../modules/payment-links/sandbox/sandbox-payments.repo';
import { settlePaymentLink } from '../../modules/payment-links/settle-payment-link';
import { startPayment } from '../../modules/payment-links/start-payment';
import { fillSetting } from '../../modules/settings';
import { asAccount, asPlatform, type Services } from '../../services';
import { visitFollowers } from '../../visit-followers';
import { drawCalendar } from './draw-calendar';
import { readManners } from './fill-appointments';
import { seeded } from '../random';
import { act, onStage, type Stage } from '../stage';
import { demoCustomers } from './visits.repo';
import { eventsOf, lastLines, type VisitEvent, type VisitStory } from './visit-stories';
import { writeBlocks, writeVisits, type BlockStory } from './write-visits';

/** The same stories on any day this runs: late on the last Friday of a February, in Ramadan. */
const now = new Date('2026-02-27T19:50:00Z');
const SEED = 11;

/** What the two ways may differ in. */
const DIFFERENCES: Differences = {
  throttle_buckets: ['*'], // Counts how often strangers try; nobody tries anything in a world that is written.
  notifications: ['*'], // The bell of past weeks: read and gone.
  messages: ['provider_id'], // Made of the message's own number, and reminders of one moment go out in any order.
  invoices: ['uuid'], // A random name of the paper for the tax authority.
  // Dated by the database alone.
  sandbox_payments: ['created_at'],
  payment_webhooks: ['created_at'],
};

let world: World;
let stories: readonly VisitStory[];
let days: Schedule['days'];
let blocks: readonly BlockStory[];

beforeAll(async () => {
  world = await openWorld();
  await furnish(world, 2001, {
    employees: 3,
    customers: 40,
    services: [
      { name: 'Cut' },
      { name: 'Colour', job_time: 120, processing_time: 60 },
      { name: 'Wax', job_time: 30, buffer_time: 15, price: 5_000 },
    ],
  });
  await prepare();
  await asPlatform(world.services, (tx) =>
    onStage({ services: world.services, tx, now }, 2001, async (stage) => {
      const schedule = await scheduleOf(stage);
      days = schedule.days;
      ({ stories, blocks } = drawCalendar({
        schedule,
        salon: { pastDays: 4, comingDays: 2, load: 0.5, language: 'en' },
        manners: { ...(await readManners(stage)), desk: [undefined], writesSince: 0 },
        customers: await demoCustomers(tx, 2001, 40),
        today: todayIn(now, 'Asia/Dubai'),
        chance: seeded(SEED),
      }));
    }),
  );
});
afterAll(() => world.close());

/** A page that asks for deposits, a salon that sends every message, and customers of several kinds. */
async function prepare(): Promise<void> {
  await asPlatform(world.services, async (tx) => {
    const place = { tx, accountId: 2001 };
    const usual = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });
    await fillSetting(place, notificationsSetting, { no_show: { ...usual.no_show, active: true } }, now);
    await fillSetting(
      place,
      onlineSetting,
      { is_live: true, alias: 'salonone', deposit_kind: 'percent', deposit_percent: 2000, cancel_hours: 24 },
      now,
    );
  });
  await rowsOf(
    world,
    `
      update customers
      set created_at = timestamptz '2025-11-01', whatsapp_allowed = id % 7 <> 0,
        whatsapp_inactive_at = case when id % 11 = 0 then timestamptz '2025-12-01' end,
        name = case when id % 3 = 0 then 'فاطمة رقم ' || id else name end
      where account_id = 2001`,
  );
}

const scheduleOf = (stage: Stage): Promise<Schedule> =>
  readSchedule(stage, { from: addDays(now.toISOString().slice(0, 10), -7), days: 14 });

/** Every event at its moment, through the doors people use, each in a transaction of its own. */
async function live(): Promise<void> {
  const known = new Map<VisitStory, { id: number; booking_id: string }>();
  for (const block of blocks)
    await desk(world.services, block.made_at, (stage) =>
      act(stage.at(momentOf(block.made_at)), blockTimesRoutes, 'add', {
        employee_ids: [block.employee_id],
        ...placeOf(block),
        end: days.dayOf(block.start).minute + block.end - block.start,
        reason: block.reason,
      }),
    );
  for (const event of eventsOf(stories)) {
    const services = { ...world.services, clock: () => momentOf(event.at) };
    if (event.what === 'book') known.set(event.story, await book(services, event));
    else if (event.what === 'pay') await pay(services, known.get(event.story)!.id);
    else await liveOn(services, event, known.get(event.story)!);
  }
}

const momentOf = (minutes: number): Date => new Date(minutes * 60_000);
const desk = <T>(services: Services, at: number, work: (stage: Stage) => Promise<T>): Promise<T> =>
  asAccount(services, 2001, (tx) => onStage({ services, tx, now: momentOf(at) }, 2001, work));
const placeOf = ({ start }: { start: number }): { date: string; start: number } => {
  const { date, minute } = days.dayOf(start);
  return { date, start: minute };
};

async function book(services: Services, { story, at }: VisitEvent): Promise<{ id: number; booking_id: string }> {
  const { by, note, customer_id } = story;
  const id = await desk(services, at, async (stage) => {
    if ('page' in by) {
      await rowsOf(world, 'delete from throttle_buckets');
      const ctx = stage.visitorAt(momentOf(at), by.page);
      const { token } = await holdTimes(ctx, { lines: story.lines, ip: null, minutes: 10 });
      const [customer] = await rowsOf<{ name: string; mobile: string }>(
        world,
        'select name, mobile from customers where account_id = 2001 and id = $1',
        [customer_id],
      );
      const proof = services.sealer.seal(
        JSON.stringify({ mobile: mobileKey(customer!.mobile), until: (at + 5) * 60_000 }),
        'booking-proof:2001',
      );
      await act(ctx, onlineBookingRoutes(visitFollowers), 'confirm', {
        alias: 'salonone',
        token,
        proof,
        ...customer!,
        ...(note !== null && { note }),
      });
      return undefined;
    }
    const { date } = placeOf(story.lines[0]!);
    return (
      await act(stage.at(momentOf(at), by.login), appointmentsRoutes(visitFollowers), 'add', {
        customer_id,
        date,
        lines: story.lines.map((line) => ({
          service_id: line.service_id,
          employee_id: line.employee_id,
          start: placeOf(line).start,
          ...(line.guest && { guest: line.guest }),
        })),
        ...(note !== null && { note }),
        tell_customer: by.tell,
      })
    ).id;
  });
  const [made] = await rowsOf<{ id: number; booking_id: string }>(
    world,
    `
      select id, booking_id
      from appointments
      where account_id = 2001 and ($1::bigint is null or id = $1)
      order by id desc limit 1`,
    [id ?? null],
  );
  return made!;
}

async function pay(services: Services, id: number): Promise<void> {
  const [link] = await rowsOf<{ reference: string }>(
    world,
    'select reference from payment_links where account_id = 2001 and appointment_id = $1',
    [id],
  );
  const { provider_id } = (await startPayment(services, 2001, link!.reference))!;
  await asAccount(services, 2001, (tx) =>
    moveSandboxPayment({ tx, accountId: 2001 }, provider_id!, ['pending'], {
      status: 'paid',
      payment_id: `p-${provider_id}`,
    }),
  );
  await settlePaymentLink(services, 2001, link!.reference);
}

async function liveOn(
  services: Services,
  { what, story, at }: VisitEvent,
  { id, booking_id }: { id: number; booking_id: string },
): Promise<void> {
  const { ending, by } = story;
  await desk(services, at, async (stage) => {
    const ctx = stage.at(momentOf(at));
    if (what === 'remind') return remindCustomers(ctx);
    if (what === 'move') {
      const [line] = await rowsOf<{ id: number }>(
        world,
        'select id from appointment_lines where account_id = 2001 and appointment_id = $1 order by position limit 1',
        [id],
      );
      const [first] = lastLines(story) as [VisitStory['lines'][number]];
      return act(ctx, appointmentsRoutes(visitFollowers), 'move', {
        line_id: line!.id,
        employee_id: first.employee_id,
        scope: 'visit',
        tell_customer: !('page' in by) && by.tell,
        ...placeOf(first),
      });
    }
    if (!ending) throw new Error('Nothing happened.');
    if ('came' in ending) return act(ctx, appointmentsRoutes(visitFollowers), 'check_in', { id });
    if ('missed' in ending)
      return act(ctx, appointmentsRoutes(visitFollowers), 'no_show', { id, penalty: ending.penalty });
    if (ending.cancelled === 'salon')
      return act(ctx, appointmentsRoutes(visitFollowers), 'cancel', {
        id,
        reason: ending.reason ?? '',
        tell_customer: 'page' in by || by.tell,
      });
    return act(
      stage.visitorAt(momentOf(at), 'page' in by ? by.page : 'en'),
      onlineBookingRoutes(visitFollowers),
      'cancel',
      {
        alias: 'salonone',
        booking_id,
        ...(ending.reason !== null && { reason: ending.reason }),
      },
    );
  });
  if (what === 'end' && ending && 'cancelled' in ending && ending.cancelled === 'customer')
    for (const link of await rowsOf<{ id: number }>(
      world,
      "select id from payment_links where account_id = 2001 and appointment_id = $1 and refund_state = 'asked'",
      [id],
    ))
      await runJob(services, 'refund-payment-link', { account_id: 2001, id: link.id });
}

/** The rows of the quick way, and no trace of it. */
const written = (more: (stage: Stage) => Promise<void> = async () => {}): Promise<Dump> =>
  rowsOfAnother(world, DIFFERENCES, (tx) =>
    onStage({ services: world.services, tx, now }, 2001, async (stage) => {
      await writeBlocks(stage, blocks);
      await writeVisits(stage, await scheduleOf(stage), stories, 0);
      await more(stage);
    }),
  );

describe('visits written in bulk', () => {
  it('have every kind of story among them', () => {
    const count = (is: (story: VisitStory) => unknown): number => stories.filter((story) => Boolean(is(story))).length;
    expect({
      all: stories.length >= 60,
      came: count(({ ending }) => ending && 'came' in ending) > 10,
      missed: count(({ ending }) => ending && 'missed' in ending) > 0,
      fined: count(({ ending }) => ending && 'missed' in ending && ending.penalty > 0) > 0,
      cancelled: count(({ ending }) => ending && 'cancelled' in ending && ending.cancelled === 'salon') > 0,
      cancelledOnline: count(({ ending }) => ending && 'cancelled' in ending && ending.cancelled === 'customer') > 0,
      coming: count(({ ending }) => !ending) > 5,
      paid: count(({ deposit }) => deposit) > 5,
      moved: count(({ moved }) => moved) > 0,
      guests: count(({ lines }) => lines.some(({ guest }) => guest)) > 0,
      several: count(({ lines }) => lines.length > 1) > 5,
      reminded: count(({ reminded }) => reminded?.tells) > 10,
      remindedLate: count(({ reminded }) => reminded && !reminded.tells) > 0,
      untold: count(({ by }) => 'tell' in by && !by.tell) > 2,
      blocks: blocks.length > 5,
    }).toEqual(
      Object.fromEntries(
        `all came missed fined cancelled cancelledOnline coming paid moved guests several reminded remindedLate untold
        blocks`
          .split(/\s+/)
          .map((name) => [name, true]),
      ),
    );
  });

  it('are, to the last column of every table, what the use cases write at the same moments', async () => {
    const quick = await written();
    const spoilt = await written(async ({ tx }) => {
      await tx.updateTable('appointments').set({ note: 'Spoilt' }).where('note', 'is not', null).execute();
      await tx.updateTable('penalties').set({ note: 'Spoilt' }).execute();
    });
    expect(Object.keys(differing(quick, spoilt)), 'a difference is seen').toEqual(['appointments', 'penalties']);
    await live();
    expect(differing(quick, await rowsOfAllTables(world, undefined, DIFFERENCES))).toEqual({});
  }, 120_000);
});
