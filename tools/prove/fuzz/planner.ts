import type { BoundEndpoint } from '../../../apps/server/src/http/bind-contract';
import { schemaOf } from '../../../apps/server/test/endpoint-inputs';
import type { Seeded } from '../seeded';
import type { Answer, Caller, Sent } from './caller';
import { chosen, draw, type Values } from './draw-input';
import { makeHealer } from './heal';
import { meaning, readPools, type Pools } from './pools';
import { own } from './recipes/recipe-parts';
import { recipes } from './recipes';

/** What a recipe may ask of the world to make a whole input fit together. */
export type Kitchen = {
  random: Seeded;
  account: number;
  owner: string;
  pools: Pools;
  /** The first column of one row, by chance. */
  one: <T = number>(statement: string, values?: readonly unknown[]) => Promise<T | undefined>;
  rows: Caller['rows'];
  storeBackup: Caller['storeBackup'];
  /** Another endpoint's answer, as the same person. */
  ask: (area: string, path: string, input: Values, file?: Sent['file']) => Promise<Values>;
};
/** Fields to put over the drawn ones; `attached` is a file to send, `as` somebody else to call it. */
export type Recipe = (
  kitchen: Kitchen,
) => Promise<Values & { attached?: Sent['file']; as?: string; headers?: Record<string, string> }>;
export type Planned = Sent & { input: Values };

export type Planner = Awaited<ReturnType<typeof makePlanner>>;

const SALONS = [1001, 1002] as const;
const KEPT_FOR = 60;

export async function makePlanner(caller: Caller, endpoints: readonly BoundEndpoint[], random: Seeded) {
  const tables = new Set(
    (
      await caller.rows<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      )
    ).map(({ name }) => name),
  );
  const heal = await makeHealer(caller);
  await heal();
  const pools = new Map<number, { found: Pools; uses: number }>();

  async function poolsOf(account: number): Promise<Pools> {
    const kept = pools.get(account);
    if (kept && kept.uses < KEPT_FOR) {
      kept.uses += 1;
      return kept.found;
    }
    const found = await readPools(caller, account);
    pools.set(account, { found, uses: 0 });
    return found;
  }

  /** A whole call that fits what is in the world at this moment. */
  async function plan(bound: BoundEndpoint, generous: boolean, place?: number): Promise<Planned> {
    const { endpoint, area } = bound;
    const turn = place ?? (random.next() < 0.7 ? 0 : 1);
    const [account, owner] = [SALONS[turn]!, caller.salonOwners[turn]!];
    const found = await poolsOf(account);
    const one: Kitchen['one'] = async <T>(statement: string, values: readonly unknown[] = [account]) => {
      const rows = await caller.rows<Values>(statement, values);
      return rows.length === 0 ? undefined : (Object.values(chosen(random, rows))[0] as T);
    };
    const ask: Kitchen['ask'] = async (where, path, input, file) =>
      (await send(where, path, { input, file, as: where === 'merchant' ? owner : undefined })).body;
    const kitchen: Kitchen = {
      random,
      account,
      owner,
      pools: found,
      one,
      rows: caller.rows,
      storeBackup: caller.storeBackup,
      ask,
    };
    const drawn = draw(
      random,
      schemaOf(endpoint),
      '',
      (name, schema) => meaning(random, found, name, schema),
      generous,
    );
    const recipe = recipes[`${area} ${endpoint.path}`] ?? recipes[endpoint.path] ?? ownRecord(bound);
    const { attached: file, as, headers, ...special } = await prepared(recipe, kitchen, bound.url);
    const input = Object.fromEntries(
      Object.entries({ ...(drawn as Values), ...special }).filter(([, value]) => value !== undefined),
    );
    return {
      input,
      file,
      headers,
      as: as ?? (area === 'merchant' ? owner : undefined),
      language: chosen(random, ['en', 'ar']),
    };
  }

  /**
   * Where no recipe says otherwise, `products/edit` changes one of the salon's products, the first of which is added
   * for it.
   */
  function ownRecord({ area, endpoint }: BoundEndpoint): Recipe | undefined {
    const table = endpoint.path.split('/')[0]!;
    if (area !== 'merchant' || !schemaOf(endpoint).properties?.id || !tables.has(table)) return undefined;
    return async (kitchen) => {
      const found = await own(table)(kitchen);
      const add = endpoints.find((one) => one.area === area && one.endpoint.path === `${table}/add`);
      if (found.id !== undefined || !add) return found;
      await caller.send(add, await plan(add, false, caller.salonOwners.indexOf(kitchen.owner)));
      return own(table)(kitchen);
    };
  }

  async function send(area: string, path: string, sent: Sent): Promise<Answer> {
    const bound = endpoints.find((one) => one.area === area && one.endpoint.path === path);
    if (!bound) throw new Error(`a recipe asks for ${area} ${path}, which is no endpoint`);
    return caller.send(bound, sent);
  }

  return {
    plan,
    heal: async () => {
      await heal();
      pools.clear();
    },
  };
}

/** A recipe that can't be followed is a mistake of this run's own set-up, not of the product. */
async function prepared(recipe: Recipe | undefined, kitchen: Kitchen, url: string): ReturnType<Recipe> {
  try {
    return (await recipe?.(kitchen)) ?? {};
  } catch (error) {
    throw new Error(`Set-up: the recipe for ${url} fails.`, { cause: error });
  }
}
