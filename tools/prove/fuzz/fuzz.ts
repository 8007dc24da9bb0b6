import type { App } from '../../../apps/server/src/app';
import type { BoundEndpoint } from '../../../apps/server/src/http/bind-contract';
import type { Services } from '../../../apps/server/src/services';
import { IN_TWO_PLACES } from '../nobody-twice';
import { seeded, type Seeded, type Verdict } from '../seeded';
import { broken, brokenFile } from './break-input';
import { makeCaller, type Caller, type Sent } from './caller';
import { chosen } from './draw-input';
import { knockAtPages } from './knock-at-pages';
import { makePlanner, type Planner } from './planner';
import { NEVER_REACHED } from './recipes';
import { makeTally, type Tally } from './tally';

export type FuzzOptions = { seed: number; calls: number; say?: (line: string) => void };
type Run = { random: Seeded; caller: Caller; planner: Planner; tally: Tally; endpoints: readonly BoundEndpoint[] };

/**
 * As many at once as a small salon has people at work; and so many broken calls for each that fits, which takes more to
 * prepare.
 */
const AT_ONCE = 6;
const OF_ONE_PLAN = 12;
/** Some inputs fit only now and then: what is drawn may be used up or closed meanwhile. */
const REACH_ATTEMPTS = 60;
/** Passwords are hashed and files are made: they get a smaller share. */
const SLOW =
  /^login|lock|change_password|register|export$|reset_password$|change_owner|backups\/unlock|_as_owner|training\/enter|add_image|system_connections\/end/;
const SLOW_SHARE = 0.1;
const HEAL_AFTER = 2_000;
const MOST_FAULTS = 50;
/** For each call of an endpoint so many knocks at pages and forms. */
const PAGES_SHARE = 0.2;

/**
 * Every endpoint is first reached: an input made from its contract and from what is in the world is answered with 200.
 * Then such inputs are sent again and again, each with broken ones of it at the same time. No call may end in a 5xx or
 * tell what is none of the caller's business. The pages of a server that has them are knocked at in the end.
 */
export async function fuzz(world: { app: App; services: Services }, options: FuzzOptions): Promise<Verdict> {
  const { seed, calls, say = () => {} } = options;
  const random = seeded(seed);
  const tally = makeTally(say);
  const caller = makeCaller(world, tally.judge);
  const endpoints = world.app.endpoints.filter(({ endpoint }) => !NEVER_REACHED[endpoint.path]);
  const planner = await makePlanner(caller, world.app.endpoints, random);
  const run = { random, caller, planner, tally, endpoints };
  const unreached = await reachAll(run);
  say(`${endpoints.length - unreached.length} of ${endpoints.length} endpoints reached in ${tally.calls()} calls`);
  for (const one of unreached) say(one);
  await breakAll(run, calls, say);
  const pages = await knockAtPages(world.app, caller, random, Math.ceil(calls * PAGES_SHARE), say);
  const [twice] = await caller.rows<{ found: number }>(IN_TWO_PLACES);
  return {
    facts: {
      calls: tally.calls(),
      endpoints: endpoints.length,
      ...tally.facts(endpoints),
      ...pages.facts,
    },
    broken: [
      ...unreached,
      ...tally.faults,
      ...pages.broken,
      ...(twice!.found > 0 ? [`${twice!.found} people are in two places at once`] : []),
    ],
  };
}

/** In words, those that no fitting input was found for. */
async function reachAll({ caller, planner, tally, endpoints }: Run): Promise<string[]> {
  const unreached: string[] = [];
  for (const [turn, bound] of endpoints.entries()) {
    let refusal = '';
    for (let attempt = 0; attempt < REACH_ATTEMPTS && !tally.isReached(bound); attempt += 1) {
      const fitting = await planner.plan(bound, attempt % 3 === 2);
      const { status, text } = await caller.send(bound, fitting);
      refusal = `${status} ${text.slice(0, 200)} with ${JSON.stringify(fitting.input).slice(0, 300)}`;
    }
    if (!tally.isReached(bound))
      unreached.push(`${bound.endpoint.method} ${bound.url} was never answered with 200: ${refusal}`);
    if (turn % 8 === 7) await planner.heal();
  }
  return unreached;
}

async function breakAll(run: Run, calls: number, say: (line: string) => void): Promise<void> {
  const { random, caller, planner, tally, endpoints } = run;
  const slow = endpoints.filter(({ endpoint }) => SLOW.test(endpoint.path));
  const quick = endpoints.filter((bound) => !slow.includes(bound));
  let [told, healed] = [tally.calls(), tally.calls()];
  while (tally.calls() < calls && tally.faults.length < MOST_FAULTS) {
    const bound = chosen(random, random.next() < (SLOW_SHARE * slow.length) / endpoints.length ? slow : quick);
    const fitting = await planner.plan(bound, random.next() < 0.7);
    const headers: Record<string, string> = random.next() < 0.2 ? { 'idempotency-key': random.key() } : {};
    // The fitting call and broken ones of it together: they also run into each other, sometimes under one key.
    const calling = Array.from({ length: OF_ONE_PLAN }, (_, place): Sent => ({
      ...(place === 0 ? fitting : brokenCall(random, fitting)),
      headers: { ...fitting.headers, ...headers },
    }));
    for (let from = 0; from < OF_ONE_PLAN; from += AT_ONCE)
      await Promise.all(calling.slice(from, from + AT_ONCE).map((sent) => caller.send(bound, sent)));
    if (tally.calls() - healed >= HEAL_AFTER) {
      await planner.heal();
      healed = tally.calls();
    }
    if (tally.calls() - told >= calls / 20) {
      say(`${tally.calls()} of ${calls} calls, ${tally.faults.length} faults; ${tally.statuses()}`);
      told = tally.calls();
    }
  }
}

const brokenCall = (random: Seeded, fitting: Awaited<ReturnType<Planner['plan']>>): Sent =>
  fitting.file
    ? { ...fitting, file: brokenFile(random, fitting.file) }
    : { ...fitting, input: broken(random, fitting.input) };
