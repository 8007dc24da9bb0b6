import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { MoneySalon } from '../../../apps/server/test/money-salon';
import type { Shop } from '../../../apps/server/test/money/money-things';
import { personOf, rowsOf, tokenOf } from '../../../apps/server/test/people';
import { runJob } from '../../../apps/server/test/run-job';
import { seeded, type Seeded, type Verdict } from '../seeded';
import { differences } from './model/compare';
import { correctionCommands } from './model/corrections';
import { newModel, type Model } from './model/model';
import { cardCommands, purseCommands, timeCommands } from './model/purse';
import { saleCommands } from './model/sales';
import type { Command } from './model/selling';
import { disagreements } from './money-races';
import { openModelSalon, type ModelCountry } from './shop';

type Options = {
  seed: number;
  commands: number;
  /** How long a failing run is tried again with fewer commands. */
  shrinkMs?: number;
  /** Hears of a failure at once; the shortest way to it takes a while. */
  say?: (text: string) => void;
  /** So many commands lie between two looks at every invariant. */
  checkEvery?: number;
};

const commands = [...saleCommands, ...purseCommands, ...cardCommands, ...correctionCommands, ...timeCommands];
const byName = new Map(commands.map((command) => [command.name, command]));
const COUNTRIES: readonly ModelCountry[] = ['AE', 'SA', 'KW'];
const DAY_MS = 86_400_000;
const NIGHTLY = ['expire-gift-cards', 'expire-packages', 'expire-points'];

/** A command as it can be run again: its choices come from its own seed, whatever was left out before it. */
type Planned = { name: string; seed: number };
type Run = { done: Planned[]; model: Model; broken: string[] };

/**
 * X3. Random commands against the product and against a model that only adds up, in a salon of each way to round VAT;
 * after each of them both say the same about money and whatever can be spent, and every so often and in the end every
 * invariant holds. The same seed comes to the same failure, which is told with the shortest list of commands found.
 */
export async function moneyModel(shop: Shop, options: Options): Promise<Verdict> {
  const clock = startClock(shop);
  const facts: Verdict['facts'] = {};
  const broken: string[] = [];
  const kinds = new Set<string>();
  let [done, papers] = [0, 0];
  try {
    for (const [place, country] of COUNTRIES.entries()) {
      const random = seeded(options.seed + place);
      const most = Math.ceil((options.commands - done) / (COUNTRIES.length - place));
      const run = await live(shop, clock, country, { random, most, checkEvery: options.checkEvery ?? 500 });
      done += run.done.length;
      papers += Object.values(run.model.numbers).reduce((sum, number) => sum + number, 0);
      for (const { name } of run.done) kinds.add(name);
      if (run.broken.length === 0) continue;
      broken.push(...run.broken.map((fault) => `${country}, ${fault}`));
      options.say?.(broken.join('\n'));
      broken.push(...(await shortest(shop, clock, country, run.done, options.shrinkMs ?? 0)));
      break;
    }
  } finally {
    clock.end();
  }
  return { facts: { ...facts, commands: done, kinds: kinds.size, papers }, broken };
}

type Clock = { pass: (ms: number) => void; end: () => void };

/** A clock that only moves when somebody says so, from noon: no midnight comes in between. */
function startClock({ services }: Shop): Clock {
  const asBefore = services.clock;
  let at = new Date(asBefore()).setUTCHours(9, 0, 0, 0);
  services.clock = () => new Date(at);
  return {
    pass: (ms) => {
      at += ms;
    },
    end: () => {
      services.clock = asBefore;
    },
  };
}

type Life = { random: Seeded; most: number; checkEvery: number } | { plan: readonly Planned[] };

/** One salon from its first day to the first failure, or to the end. */
async function live(shop: Shop, clock: Clock, country: ModelCountry, life: Life): Promise<Run> {
  const { salon, login, ...facts } = await openModelSalon(shop, country);
  const model = newModel({ ...facts, today: await todayOf(shop, salon) });
  const sleep = async (days: number): Promise<void> => {
    clock.pass(days * DAY_MS);
    salon.owner = await tokenOf(shop, await personOf(shop, login));
    model.today = await todayOf(shop, salon);
    for (const job of NIGHTLY) await runJob(shop.services, job);
  };
  const done: Planned[] = [];
  const most = 'plan' in life ? life.plan.length : life.most;
  for (let turn = 0; turn < most; turn += 1) {
    const planned = 'plan' in life ? life.plan[turn]! : choose(life.random, model);
    const command = byName.get(planned.name)!;
    if (!(command.isPossible?.(model) ?? true)) continue;
    done.push(planned);
    clock.pass(1_000);
    const isLook = turn === most - 1 || ('checkEvery' in life && (turn + 1) % life.checkEvery === 0);
    const broken = await faultsOf(shop, salon, async () => {
      await command.run({ shop, salon, model, random: seeded(planned.seed), sleep });
      return [
        ...(await differences(shop, salon, model)),
        ...(isLook ? await disagreements(shop, salon.accountId) : []),
      ];
    });
    if (broken.length > 0)
      return { done, model, broken: broken.map((fault) => `command ${done.length}, ${planned.name}: ${fault}`) };
  }
  return { done, model, broken: [] };
}

/** What a command does wrong, and what does not agree afterwards although the model saw nothing. */
async function faultsOf(shop: Shop, salon: MoneySalon, work: () => Promise<string[]>): Promise<string[]> {
  try {
    const broken = await work();
    return broken.length === 0 ? [] : [...broken, ...(await disagreements(shop, salon.accountId))];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function choose(random: Seeded, model: Model): Planned {
  const possible = commands.filter(({ isPossible }: Command) => isPossible?.(model) ?? true);
  let place = random.between(
    1,
    possible.reduce((sum, { weight }) => sum + weight, 0),
  );
  return { name: possible.find(({ weight }) => (place -= weight) <= 0)!.name, seed: random.between(0, 2 ** 31) };
}

/**
 * The failing list without the halves, quarters and so on that it fails without as well. Each try is a salon of its
 * own, so there is an end to the time for them.
 */
async function shortest(
  shop: Shop,
  clock: Clock,
  country: ModelCountry,
  failing: readonly Planned[],
  limitMs: number,
): Promise<string[]> {
  const until = performance.now() + limitMs;
  if (limitMs > 0 && (await live(shop, clock, country, { plan: failing })).broken.length === 0)
    return ['the same commands in a fresh salon did not fail: it is not the commands alone'];
  let plan = [...failing];
  for (let size = Math.ceil(plan.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < plan.length - 1 && performance.now() < until;) {
      const fewer = [...plan.slice(0, from), ...plan.slice(Math.min(from + size, plan.length - 1))];
      const run = await live(shop, clock, country, { plan: fewer });
      if (run.broken.length > 0) plan = run.done;
      else from += size;
    }
  const told = plan.slice(-40).map(({ name, seed }) => `${name} (${seed})`);
  return [`the shortest list found has ${plan.length} commands: ${told.join(' → ')}`];
}

async function todayOf(shop: Shop, { accountId }: MoneySalon): Promise<string> {
  const [salon] = await rowsOf<{ time_zone: string; business_day_cut_off: string }>(
    shop,
    'select time_zone, business_day_cut_off from accounts where id = $1',
    [accountId],
  );
  return businessDateOf(shop.services.clock(), salon!.time_zone, salon!.business_day_cut_off);
}
