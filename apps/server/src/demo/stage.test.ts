import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { furnish, type BookingSalon } from '../../test/booking-salon';
import { addPerson, rowsOf } from '../../test/people';
import { runJob } from '../../test/run-job';
import { openWorld, type World } from '../../test/world';
import { announce } from '../db/announce';
import { connectionOf } from '../db/pool';
import { keptOfCustomers } from '../kept-of-customers';
import { visitFollowers } from '../visit-followers';
import { appointmentsRoutes } from '../modules/appointments/appointments.routes';
import { customersRoutes } from '../modules/customers/customers.routes';
import { asPlatform } from '../services';
import { act, onStage, type Stage } from './stage';

let world: World;
let salon: BookingSalon;
const customers = customersRoutes(keptOfCustomers);
const LONG_AGO = new Date('2026-01-15T09:00:00Z');

beforeAll(async () => {
  world = await openWorld();
  salon = await furnish(world, 2001, { employees: 1, customers: 3 });
});
afterAll(() => world.close());

const play = <T>(work: (stage: Stage) => Promise<T>): Promise<T> =>
  asPlatform(world.services, (tx) =>
    onStage({ services: world.services, tx, now: world.services.clock() }, 2001, work),
  );
/** Only the database's owner sees the queue. */
async function jobs(): Promise<number> {
  const admin = new pg.Client(connectionOf(world.url));
  await admin.connect();
  const { rows } = await admin.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
  await admin.end();
  return rows[0]!.count;
}

describe('a salon that lives through its past', () => {
  it('has a use case run then, by this person, and nobody hears of it', async () => {
    const heard: string[] = [];
    const stop = world.services.live.subscribe((message) => void heard.push(message.channel));
    // What the furnishing said is heard before this, however late.
    await asPlatform(world.services, async (tx) => announce(tx, { channel: 'blocklist' }));
    await expect.poll(() => heard).toContain('blocklist');
    heard.length = 0;
    const { id } = await play((stage) =>
      act(stage.at(LONG_AGO), customers, 'add', { name: 'Early Bird', mobile: '0501234567' }),
    );
    expect(
      await rowsOf(
        world,
        `
          select c.mobile, c.created_at, n.recorded_at, l.at, l.actor_name
          from customers c
          join customer_consents n on n.account_id = c.account_id and n.customer_id = c.id
          join audit_log l on l.account_id = c.account_id and l.entity_id = c.id::text
          where c.account_id = 2001 and c.id = $1`,
        [id],
      ),
      'the number as the desk would have read it',
    ).toEqual([
      {
        mobile: '+971501234567',
        created_at: LONG_AGO.toISOString(),
        recorded_at: LONG_AGO.toISOString(),
        at: LONG_AGO.toISOString(),
        actor_name: 'Owner A',
      },
    ]);
    // The next one is loud again, and what is heard in the meantime would have come before it.
    await asPlatform(world.services, (tx) =>
      onStage({ services: world.services, tx, now: LONG_AGO }, 2001, async (stage) => stage.at(LONG_AGO)).then((ctx) =>
        act(ctx, customers, 'add', { name: 'Late Bird', mobile: '0501234568' }),
      ),
    );
    await expect.poll(() => heard.filter((channel) => channel === 'changed')).toHaveLength(1);
    stop();
  });

  it('judges what is typed and asks for the right to it', async () => {
    await expect(
      play((stage) => act(stage.at(LONG_AGO), customers, 'add', { name: 'X', mobile: 'no number' })),
    ).rejects.toThrow(/mobile/);
    const { email } = await addPerson(world, 'merchant', 2001, toPermissionMap(['customers.view']));
    await expect(
      play((stage) => act(stage.at(LONG_AGO, email), customers, 'add', { name: 'No Right', mobile: '0507654321' })),
    ).rejects.toMatchObject({ code: 'no_permission' });
    await expect(play(async (stage) => stage.at(LONG_AGO, 'nobody@test.rawnaq'))).rejects.toThrow(/Nobody signs in/);
  });

  it('leaves messages as the sending job would have, and no job', async () => {
    const today = todayIn(world.services.clock(), 'Asia/Dubai');
    const now = new Date(Math.floor(world.services.clock().getTime() / 1000) * 1000);
    const book = (stage: Stage, offset: number) =>
      act(stage.at(now), appointmentsRoutes(visitFollowers), 'add', {
        customer_id: salon.customers[offset]!,
        date: addDays(today, 3 + offset),
        lines: [{ service_id: salon.services[0]!, employee_id: salon.employees[0]!, start: 720 }],
        tell_customer: true,
      });
    const before = await jobs();
    const staged = await play((stage) => book(stage, 0));
    expect(await jobs()).toBe(before);
    // The same outside of the stage: written, queued and sent.
    const sent = await asPlatform(world.services, async (tx) => {
      const stage = await onStage({ services: world.services, tx, now }, 2001, async (one) => one);
      return book(stage, 1);
    });
    expect(await jobs()).toBe(before + 1);
    const [waiting] = await rowsOf<{ id: number }>(
      world,
      'select id from messages where account_id = 2001 and appointment_id = $1 and sent_at is null',
      [sent.id],
    );
    await runJob({ ...world.services, clock: () => now }, 'send-message', { account_id: 2001, id: waiting!.id });
    const outcome = (id: number) =>
      rowsOf(
        world,
        `
          select m.status, m.driver, m.provider_id = 'sandbox-2001-' || m.id as is_named, m.error, m.attempts,
            m.created_at, m.send_after, m.claimed_at, m.sent_at, t.driver as by, t.outcome, t.detail
          from messages m
          join message_attempts t on t.account_id = m.account_id and t.message_id = m.id
          where m.account_id = 2001 and m.appointment_id = $1`,
        [id],
      );
    expect(await outcome(staged.id)).toEqual(await outcome(sent.id));
    expect(await outcome(staged.id)).toMatchObject([{ driver: 'sandbox', sent_at: now.toISOString() }]);
  });
});
