import { setTimeout as sleep } from 'node:timers/promises';
import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type pg from 'pg';
import { openPool } from '../../apps/server/src/db/pool';
import { drawSaid, type Said } from './bot-inputs';
import { call, MANAGER, signIn } from './client';
import { seeded, type Seeded, type Verdict } from './seeded';
import { asking, isReady, startServer, type ServerProcess } from './server-process';

type Options = { seed: number; inputs: number; entry?: string };
type Option = { id: string; title: string };
type Answer = { id: number; body: string; options: Option[] };
type Player = { mobile: string; name: string; known: boolean };
type Stage = { base: string; token: string; pool: pg.Pool };

const GLOW = 1001;
const { scheduled } = appointmentStates.codes;
const NEW_PLAYERS = 12;
const KNOWN_PLAYERS = 4;
/** Those whose booking is being confirmed when the worker dies, and how often it dies. */
const BOOKERS = 6;
const KILLS = 3;
/** A dead worker's jobs are free after 40 seconds. */
const PATIENCE_MS = 120_000;
const BROKEN_TEXT = /undefined|NaN|\[object|\{[a-z_]+\}/;

/**
 * Customers write whatever comes to mind, with buttons of others, foreign bookings and nonsense among it: each message
 * is answered once, without an error, and never with anything of somebody else. Then workers die by `kill -9` between
 * booking and commit: one message still makes one answer and one visit.
 */
export async function bot(dataDir: string, { seed, inputs, entry }: Options): Promise<Verdict> {
  const random = seeded(seed);
  return asking(dataDir, async (databaseUrl) => {
    const start = (env: Record<string, string> = {}): Promise<ServerProcess> =>
      startServer({ dataDir, databaseUrl, entry, env });
    const pool = openPool(databaseUrl, 'rawnaq_platform', 8);
    try {
      const server = await start();
      const talked = await talk(
        { base: server.base, token: await signIn(server.base, MANAGER, 'manager'), pool },
        random,
        inputs,
      );
      await server.end('SIGTERM');
      const killed = await killWhileAnswering(start, pool);
      return {
        facts: { ...talked.facts, ...killed.facts },
        broken: [...talked.broken, ...killed.broken],
      };
    } finally {
      await pool.end();
    }
  });
}

async function talk(stage: Stage, random: Seeded, inputs: number): Promise<Verdict> {
  const { pool } = stage;
  const broken: string[] = [];
  // Its package would be used up on the way.
  await pool.query('update whatsapp_allowances set messages_left = null where account_id = $1', [GLOW]);
  const players = await castPlayers(pool);
  const foreign = await foreignFacts(pool, players);
  const before = await visitsOfOthers(pool, players);
  const began = performance.now();
  let left = inputs;
  const play = async (player: Player): Promise<void> => {
    let typed = player.name;
    for (let asked = 0; left > 0; asked += 1) {
      left -= 1;
      const last = await lastAnswer(pool, player.mobile);
      await handToBot(pool, player.mobile);
      const said = drawSaid(random, last?.options ?? [], foreign.baits);
      typed += `\n${said.text}`;
      const answer = await exchange(stage, player, said, last?.id ?? 0);
      if (typeof answer === 'string') broken.push(`${player.mobile} wrote ${JSON.stringify(said)}: ${answer}`);
      else {
        const fault = faultOf(answer, { ...player, typed }, foreign, await ownBookings(pool, player.mobile));
        if (fault) broken.push(`${player.mobile} wrote ${JSON.stringify(said)} and read ${fault}: ${answer.body}`);
      }
      // What goes wrong goes wrong again; the first of it is enough.
      if (broken.length > 20) return;
      if (asked % 200 === 0) await pool.query('delete from throttle_buckets');
    }
  };
  await Promise.all(players.map(play));
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await pool.query<{ turns: number; errors: number; slow: number }>(
    `select count(*)::int as turns, count(*) filter (where error is not null)::int as errors,
       percentile_cont(0.95) within group (order by milliseconds) as slow
     from bot_turns t join conversations v on v.account_id = t.account_id and v.id = t.conversation_id
     where t.account_id = $1 and v.address = any($2) and t.at > now() - make_interval(secs => $3)`,
    [GLOW, players.map(({ mobile }) => mobile), seconds + 5],
  );
  const { turns = 0, errors = 0, slow = 0 } = rows[0] ?? {};
  if (errors > 0) broken.push(`${errors} turns ended in an error`);
  if (turns !== inputs - left) broken.push(`${inputs - left} were written, ${turns} were taken up`);
  const after = await visitsOfOthers(pool, players);
  for (const [id, state] of before)
    if (after.get(id) !== state) broken.push(`the visit ${id} of somebody else went from ${state} to ${after.get(id)}`);
  const { rows: visits } = await pool.query<{ count: number }>(
    `select count(*)::int from appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id
     where a.account_id = $1 and c.mobile = any($2) and a.created_at > now() - make_interval(secs => $3)`,
    [GLOW, players.map(({ mobile }) => mobile), seconds + 5],
  );
  return {
    facts: {
      inputs: inputs - left,
      people: players.length,
      'visits booked': visits[0]!.count,
      errors,
      'turn p95 ms': Math.round(Number(slow)),
      'inputs a second': Math.round((inputs - left) / seconds),
    },
    broken,
  };
}

/** Some whom the salon knows, with visits of their own, and some it never heard of. */
async function castPlayers(pool: pg.Pool): Promise<Player[]> {
  const { rows } = await pool.query<{ mobile: string; name: string }>(
    `select c.mobile, c.name from customers c
     where c.account_id = $1 and c.merged_into is null and c.status = $2
       and exists (select from appointments a
         where a.account_id = c.account_id and a.customer_id = c.id and a.status = $3
           and a.start_at > now() + interval '1 day')
     order by c.id limit ${KNOWN_PLAYERS}`,
    [GLOW, recordStates.codes.active, scheduled],
  );
  return [
    ...rows.map((row) => ({ ...row, known: true })),
    ...Array.from({ length: NEW_PLAYERS }, (_, place) => ({
      mobile: `+9715077${String(10_000 + place)}`,
      name: `Zaqi${LETTERS[place]!} Prober`,
      known: false,
    })),
  ];
}
const LETTERS = 'abcdefghijklmnop';

/** How the bot itself says what a name is. */
const EXAMPLES = new Set(['Sara Ahmed', 'سارة أحمد']);

type Foreign = { numbers: Set<string>; names: readonly string[]; baits: readonly string[] };

/** What nobody but its owner may read, and what a thief would try. */
async function foreignFacts(pool: pg.Pool, players: readonly Player[]): Promise<Foreign> {
  const { rows } = await pool.query<{ mobile: string; name: string; booking_id: string | null }>(
    `select c.mobile, c.name, (select a.booking_id from appointments a
        where a.account_id = c.account_id and a.customer_id = c.id and a.status = $2 limit 1) as booking_id
     from customers c where c.account_id = $1 and c.merged_into is null order by c.id limit 400`,
    [GLOW, scheduled],
  );
  const bookings = rows.flatMap(({ booking_id }) => (booking_id ? [booking_id] : []));
  return {
    numbers: new Set([...rows.map(({ mobile }) => mobile), ...players.map(({ mobile }) => mobile)]),
    // Whole names only: an employee or a service may share a first one.
    names: [...rows, ...players].map(({ name }) => name).filter((name) => name.includes(' ') && !EXAMPLES.has(name)),
    baits: [
      ...bookings.slice(0, 10).flatMap((id) => [id, `visit:${id}`, `cancel:${id}`, `move:${id}`]),
      ...rows.slice(0, 10).flatMap(({ name, mobile }) => [name, mobile, `appointments of ${name}`, `مواعيد ${name}`]),
    ],
  };
}

async function visitsOfOthers(pool: pg.Pool, players: readonly Player[]): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; state: string }>(
    `select a.id::int, a.status || ' ' || a.start_at as state
     from appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id
     where a.account_id = $1 and c.mobile <> all($2) and a.status = $3 and a.start_at > now() + interval '2 hours'
       and a.pay_until is null`,
    [GLOW, players.map(({ mobile }) => mobile), scheduled],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** A conversation somebody was asked to take over goes back to the bot: here nobody sits at the desk. */
const handToBot = (pool: pg.Pool, mobile: string) =>
  pool.query('update conversations set state = $3, taken_by = null where account_id = $1 and address = $2', [
    GLOW,
    mobile,
    conversationStates.codes.bot,
  ]);

async function lastAnswer(pool: pg.Pool, mobile: string): Promise<Answer | undefined> {
  const { rows } = await pool.query<{ id: string; body: string; content: { options?: Option[] } | null }>(
    `select id, body, content from messages
     where account_id = $1 and recipient = $2 and channel = 'whatsapp' and template = 'bot'
     order by created_at desc, id desc limit 1`,
    [GLOW, mobile],
  );
  const [row] = rows;
  return row && { id: Number(row.id), body: row.body, options: row.content?.options ?? [] };
}

async function ownBookings(pool: pg.Pool, mobile: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ booking_id: string }>(
    `select a.booking_id from appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id
     where a.account_id = $1 and c.mobile = $2`,
    [GLOW, mobile],
  );
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** Writes, and waits for what is said; in words what went wrong. */
async function exchange(stage: Stage, player: Player, said: Said, lastId: number): Promise<Answer | string> {
  const { status, body } = await say(stage, player, said);
  if (status !== 200) return `not taken: ${status} ${JSON.stringify(body)}`;
  const answer = await newerThan(stage.pool, player.mobile, lastId, 30_000);
  if (!answer) return 'no answer within 30 s';
  const { rows } = await stage.pool.query<{ count: number }>(
    `select count(*)::int from messages
     where account_id = $1 and recipient = $2 and channel = 'whatsapp' and template = 'bot' and id > $3`,
    [GLOW, player.mobile, lastId],
  );
  return rows[0]!.count === 1 ? answer : `${rows[0]!.count} answers`;
}

const say = ({ base, token }: Omit<Stage, 'pool'>, { mobile, name, known }: Player, said: Said) =>
  call(
    base,
    'POST',
    'manager/bot_simulator/write',
    { account_id: GLOW, mobile, name: known ? '' : name, ...said },
    { token, key: `bot-${Math.random()}-${Date.now()}` },
  );

async function newerThan(pool: pg.Pool, mobile: string, id: number, limitMs: number): Promise<Answer | undefined> {
  for (const until = Date.now() + limitMs; Date.now() < until; await sleep(15)) {
    const answer = await lastAnswer(pool, mobile);
    if (answer && answer.id > id) return answer;
  }
  return undefined;
}

/** What she may not read, in words. */
function faultOf(
  { body, options }: Answer,
  { mobile, typed }: Player & { typed: string },
  foreign: Foreign,
  own: Set<string>,
): string | undefined {
  const read = [body, ...options.flatMap(({ id, title }) => [id, title])].join('\n');
  if (read.trim() === '' || BROKEN_TEXT.test(read)) return 'a text that is broken';
  if (options.length > 10) return `${options.length} choices`;
  for (const number of read.match(/\+\d{9,15}/g) ?? [])
    if (number !== mobile && foreign.numbers.has(number)) return `the number ${number}`;
  // A name she wrote herself is said to her, whoever else is called so.
  const name = foreign.names.find((one) => read.includes(one) && !typed.includes(one));
  if (name) return `the name ${name}`;
  const booking = [...read.matchAll(/(?:visit:|\/booking\/)([\w-]{8,})/g)].find(([, id]) => !own.has(id!));
  return booking && `the booking ${booking[1]}`;
}

type Start = (env?: Record<string, string>) => Promise<ServerProcess>;

/**
 * Six people say yes to their booking while no worker runs; then workers die with the bookings made and not yet
 * committed. The one that comes after them finds everything as it was.
 */
async function killWhileAnswering(start: Start, pool: pg.Pool): Promise<Verdict> {
  const broken: string[] = [];
  const bookers = Array.from({ length: BOOKERS }, (_, place) => ({
    mobile: `+9715088${String(10_000 + place)}`,
    name: `Qamar${LETTERS[place]!}`,
    known: false,
  }));
  const willing: Player[] = [];
  const server = await start();
  const stage = { base: server.base, token: await signIn(server.base, MANAGER, 'manager'), pool };
  for (const [place, one] of bookers.entries()) if (await standsBeforeYes(stage, one, place)) willing.push(one);
  await server.end('SIGTERM');
  if (willing.length < BOOKERS) broken.push(`only ${willing.length} of ${BOOKERS} came as far as to say yes`);

  const front = await start({ ROLE: 'web' });
  const last = new Map<string, number>();
  for (const one of willing) {
    last.set(one.mobile, (await lastAnswer(pool, one.mobile))?.id ?? 0);
    const { status } = await say({ base: front.base, token: stage.token }, one, { ...YES, twice: true });
    if (status !== 200) broken.push(`${one.mobile}: yes was not taken, ${status}`);
  }
  let kills = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const armed = await start({ RAWNAQ_CRASH_POINTS: 'bot.answered' }).catch(() => undefined);
    if (!armed || (await isGone(armed))) kills += 1;
    else broken.push(`round ${round}: the worker did not die`);
    await armed?.end('SIGKILL');
  }
  for (const one of willing)
    if ((await visitsOf(pool, one.mobile)) > 0) broken.push(`${one.mobile}: a visit of a dead worker stayed`);
  const healthy = await start();
  for (const one of willing) {
    const answer = await newerThan(pool, one.mobile, last.get(one.mobile)!, PATIENCE_MS);
    if (!answer) broken.push(`${one.mobile}: no answer after the kill`);
  }
  // A second answer would come from a job that runs again.
  await sleep(3_000);
  for (const { mobile } of willing) {
    const { rows } = await pool.query<{ answers: number; turns: number }>(
      `select (select count(*)::int from messages
           where account_id = $1 and recipient = $2 and template = 'bot' and id > $3) as answers,
         (select count(*)::int from bot_turns t
           join incoming_messages i on i.account_id = t.account_id and i.id = t.incoming_id
           where t.account_id = $1 and i.sender = $2 and i.payload = 'yes') as turns`,
      [GLOW, mobile, last.get(mobile)],
    );
    const visits = await visitsOf(pool, mobile);
    const { answers = 0, turns = 0 } = rows[0] ?? {};
    if (answers !== 1 || turns !== 1 || visits !== 1)
      broken.push(`${mobile}: ${answers} answers, ${turns} turns and ${visits} visits of one yes`);
  }
  await healthy.end('SIGTERM');
  await front.end('SIGTERM');
  return { facts: { kills, 'bookings through kills': willing.length }, broken };
}

const YES: Said = { text: 'Yes', payload: 'yes', twice: false };

/** Presses whatever is offered first, of days one of her own, until she is asked whether to book it. */
async function standsBeforeYes(stage: Stage, player: Player, place: number): Promise<boolean> {
  let said: Said = { text: 'book', payload: null, twice: false };
  for (let step = 0; step < 12; step += 1) {
    const before = (await lastAnswer(stage.pool, player.mobile))?.id ?? 0;
    const answer = await exchange(stage, player, said, before);
    if (typeof answer === 'string') return false;
    if (answer.options.some(({ id }) => id === YES.payload)) return true;
    const days = answer.options.filter(({ id }) => id.startsWith('day:'));
    const first = days[place % days.length] ?? answer.options[0];
    said = first
      ? { text: first.title, payload: first.id, twice: false }
      : { ...said, text: player.name, payload: null };
  }
  return false;
}

async function visitsOf(pool: pg.Pool, mobile: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id
     where a.account_id = $1 and c.mobile = $2`,
    [GLOW, mobile],
  );
  return rows[0]!.count;
}

async function isGone({ base }: ServerProcess): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(250))
    if (!(await isReady(base))) return true;
  return false;
}
