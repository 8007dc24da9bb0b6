import pg from 'pg';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { call, signIn, type Answer } from './client';
import { IN_TWO_PLACES } from './nobody-twice';
import { seeded, type Seeded, type Verdict } from './seeded';
import { asking, startServer } from './server-process';

type Options = { seed: number; rounds: number; parallel: number; entry?: string };
type Time = { start: number; end: number; lines: { employee_id: number }[] };
type Employee = { id: number; services: number[] };
type Desk = {
  base: string;
  token: string;
  alias: string;
  services: { id: number; job_time: number }[];
  customers: number[];
  dates: string[];
};
type Crowd = 'staff' | 'public' | 'mixed';

/** A quarter later or half an hour longer may also reach past the end of the shift. */
const LOST = new Set([
  'EMPLOYEE_HAS_APPOINTMENT',
  'USER_HAS_APPOINTMENT',
  'CUSTOMER_HAS_APPOINTMENT',
  'TIME_NOT_AVAILABLE',
  'APPOINTMENT_OUTSIDE_HOURS',
]);
/** Days after the demo world's last appointment and before the last day that can be booked online. */
const FIRST_DAY = 23;
const LAST_DAY = 29;

/**
 * A crowd runs for one time, at the desk, on the salon's page and at both: one gets it, the others hear why not, and
 * nobody is ever in two places.
 */
export async function bookingRaces(dataDir: string, { seed, rounds, parallel, entry }: Options): Promise<Verdict> {
  const random = seeded(seed);
  const broken: string[] = [];
  const times: number[] = [];
  const server = await startServer({ dataDir, entry, env: { TRUST_PROXY: '127.0.0.1' } });
  let won = 0;
  try {
    const desk = await openDesk(server.base);
    for (let round = 0; round < rounds; round += 1) {
      const crowd = (['staff', 'public', 'mixed'] as const)[round % 3]!;
      const answers = await raceForOneTime(desk, random, crowd, parallel, `round ${round} (${crowd})`, broken);
      times.push(...answers.map(({ ms }) => ms));
      won += answers.filter(({ status }) => status === 200).length;
      // Thousands of visitors in a minute are what the salon's own limit is against; here they are wanted.
      if (round % 20 === 19) await asking(dataDir, (url) => inDatabase(url, 'delete from throttle_buckets'));
      if (round % 10 === 0)
        times.push(...(await raceForAnybody(desk, random, `round ${round} (anybody)`, broken)).map(({ ms }) => ms));
    }
  } finally {
    await server.end('SIGTERM');
  }
  const { overlaps, deadlocks } = await asking(dataDir, lookForOverlap);
  if (overlaps > 0) broken.push(`${overlaps} people are in two places at once`);
  if (deadlocks > 0) broken.push(`${deadlocks} deadlocks`);
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  return {
    facts: {
      rounds,
      calls: times.length,
      won,
      overlaps,
      deadlocks,
      'p99 ms': p99,
      'slowest ms': Math.round(sorted.at(-1) ?? 0),
    },
    broken,
  };
}

async function raceForOneTime(
  desk: Desk,
  random: Seeded,
  crowd: Crowd,
  parallel: number,
  name: string,
  broken: string[],
): Promise<Answer[]> {
  const { service, date, chosen } = await findTime(desk, random, name);
  const employee_id = chosen.lines[0]!.employee_id;
  const answers = await Promise.all(
    Array.from({ length: parallel }, (_, index) => {
      const online = crowd === 'public' || (crowd === 'mixed' && index % 2 === 1);
      // Half want it exactly; the others a quarter earlier or later, or longer: every two of them overlap.
      const start = index % 4 < 2 ? chosen.start : chosen.start + (index % 4 === 2 ? -15 : 15);
      if (online)
        return call(
          desk.base,
          'POST',
          `public/online/${desk.alias}/hold`,
          { lines: `${service.id}:${employee_id}`, date, start },
          { key: random.key(), ip: address(random) },
        );
      const minutes = index % 4 === 1 ? service.job_time + 30 : undefined;
      return book(desk, random, {
        customer_id: desk.customers[index % desk.customers.length]!,
        date,
        lines: [{ service_id: service.id, employee_id, start, minutes }],
      });
    }),
  );
  const winners = answers.filter(({ status }) => status === 200);
  if (winners.length !== 1) broken.push(`${name}: ${winners.length} won`);
  blame(name, answers, broken);
  const after = await freeTimes(desk, date, `${service.id}:${employee_id}`);
  if (winners.length && after.some(({ start }) => start === chosen.start))
    broken.push(`${name}: the taken time is still offered`);
  for (const { body } of winners) await letGo(desk, random, body);
  return answers;
}

/** As many as are free get somebody, each somebody else. */
async function raceForAnybody(desk: Desk, random: Seeded, name: string, broken: string[]): Promise<Answer[]> {
  const { service, date, chosen } = await findTime(desk, random, name);
  const able = await freeEmployees(desk, date, service.id, chosen.start);
  const asking = able.length + 5;
  const answers = await Promise.all(
    Array.from({ length: asking }, (_, index) =>
      book(desk, random, {
        customer_id: desk.customers[index]!,
        date,
        lines: [{ service_id: service.id, employee_id: null, start: chosen.start }],
      }),
    ),
  );
  const winners = answers.filter(({ status }) => status === 200);
  if (winners.length !== able.length)
    broken.push(`${name}: ${able.length} free, ${asking} asked, ${winners.length} won`);
  blame(name, answers, broken);
  const left = await freeEmployees(desk, date, service.id, chosen.start);
  if (left.length > 0) broken.push(`${name}: ${left.length} are still free`);
  for (const { body } of winners) await letGo(desk, random, body);
  return answers;
}

function blame(name: string, answers: Answer[], broken: string[]): void {
  const strange = answers.filter(({ status, body }) => status !== 200 && !LOST.has(String(body.code)));
  if (strange.length > 0)
    broken.push(`${name}: ${strange.length} × ${strange[0]!.status} ${JSON.stringify(strange[0]!.body).slice(0, 200)}`);
}

const book = (desk: Desk, random: Seeded, input: Record<string, unknown>): Promise<Answer> =>
  call(
    desk.base,
    'POST',
    'merchant/appointments/add',
    { tell_customer: false, ...input },
    { token: desk.token, key: random.key() },
  );

async function letGo(desk: Desk, random: Seeded, body: Record<string, unknown>): Promise<void> {
  const { status } = body.token
    ? await call(
        desk.base,
        'POST',
        `public/online/${desk.alias}/release_hold`,
        { token: body.token },
        { ip: address(random) },
      )
    : await call(
        desk.base,
        'POST',
        'merchant/appointments/cancel',
        { id: body.id, reason: 'End of the round', tell_customer: false },
        { token: desk.token, key: random.key() },
      );
  if (status !== 200) throw new Error(`The won time could not be let go: ${status}`);
}

/**
 * A service on a day with room before and after the time. A day may be closed and a service may be nobody's, so others
 * are tried in turn; a round without any place to run at would prove nothing, so the set-up is at fault then, and says
 * so.
 *
 * @internal
 */
export async function findTime(
  desk: Desk,
  random: Seeded,
  name: string,
): Promise<{ service: Desk['services'][number]; date: string; chosen: Time }> {
  const places = desk.services.flatMap((service) => desk.dates.map((date) => ({ service, date })));
  const first = random.between(0, places.length - 1);
  for (let turn = 0; turn < places.length; turn += 1) {
    const { service, date } = places[(first + turn) % places.length]!;
    const free = await freeTimes(desk, date, `${service.id}`);
    if (free.length >= 3) return { service, date, chosen: free[random.between(1, free.length - 2)]! };
  }
  throw new Error(
    `Set-up: ${name} can't be run. None of ${desk.services.length} services has three free times on ` +
      `${desk.dates.join(', ')}.`,
  );
}

async function freeTimes(desk: Desk, date: string, lines: string): Promise<Time[]> {
  const { body } = await read(desk, `appointments/find_times?date=${date}&lines=${lines}`);
  return body.times as Time[];
}

async function freeEmployees(desk: Desk, date: string, serviceId: number, start: number): Promise<number[]> {
  const { body } = await read(desk, `appointments/get_calendar?from=${date}&to=${date}`);
  const able = (body.employees as Employee[]).filter(({ services }) => services.includes(serviceId));
  const offered = await Promise.all(
    able.map(async ({ id }) =>
      (await freeTimes(desk, date, `${serviceId}:${id}`)).some((time) => time.start === start),
    ),
  );
  return able.filter((_, index) => offered[index]).map(({ id }) => id);
}

async function openDesk(base: string): Promise<Desk> {
  const token = await signIn(base);
  const ask = async (path: string): Promise<Record<string, unknown>> =>
    (await call(base, 'GET', `merchant/${path}`, undefined, { token })).body;
  const services = (await ask('services/get_records?page_size=100')).records as {
    id: number;
    job_time: number;
    status: number;
    show_to_customer: boolean;
  }[];
  const customers = (await ask('customers/get_records?page_size=100')).records as { id: number; status: number }[];
  const { now } = (await ask(`appointments/get_calendar?from=${isoDay(0)}&to=${isoDay(0)}`)) as {
    now: { date: string };
  };
  const dates = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, index) => isoDay(FIRST_DAY + index, now.date));
  const setting = (await ask('settings/online/get')) as { values?: { alias?: string } };
  return {
    base,
    token,
    alias: setting.values?.alias ?? '',
    services: services.filter(
      ({ job_time, status, show_to_customer }) =>
        job_time >= 45 && status === recordStates.codes.active && show_to_customer,
    ),
    customers: customers.filter(({ status }) => status === recordStates.codes.active).map(({ id }) => id),
    dates,
  };
}

const read = (desk: Desk, path: string): Promise<Answer> =>
  call(desk.base, 'GET', `merchant/${path}`, undefined, { token: desk.token });
const isoDay = (days: number, from = new Date().toISOString().slice(0, 10)): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
const address = (random: Seeded): string =>
  `10.${random.between(1, 250)}.${random.between(1, 250)}.${random.between(1, 250)}`;

async function lookForOverlap(url: string): Promise<{ overlaps: number; deadlocks: number }> {
  const rows = await inDatabase<{ overlaps: number; deadlocks: number }>(
    url,
    `
      select (${IN_TWO_PLACES}) as overlaps,
        (select coalesce(sum(deadlocks), 0)::int from pg_stat_database) as deadlocks`,
  );
  return rows[0]!;
}

async function inDatabase<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, options: '-c role=rawnaq_platform' });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
