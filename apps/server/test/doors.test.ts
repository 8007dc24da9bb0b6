import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '@rawnaq/domain/kernel/contract';
import {
  managerModules,
  merchantModules,
  numbersOf,
  permissionNames,
  toPermissionMap,
  type Permission,
} from '@rawnaq/domain/kernel/permissions';
import { reportCatalogue } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import type { BoundEndpoint } from '../src/http/bind-contract';
import { goodInput } from './endpoint-inputs';
import { addPerson, personOf, tokenOf, type Person } from './people';
import { openWorld, type World } from './world';

let world: World;
let guarded: BoundEndpoint[];
const people = {} as Record<'merchant' | 'manager' | 'properties', Person>;

beforeAll(async () => {
  world = await openWorld();
  guarded = world.app.endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
  people.merchant = await personOf(world, 'a@test.rawnaq');
  people.manager = await personOf(world, 'manager@test.rawnaq');
  people.properties = await addPerson(world, 'property', 0, null);
});
afterAll(() => world.close());

const knock = (bound: BoundEndpoint, as?: string) =>
  world.call(bound.endpoint, goodInput(bound.endpoint), { area: bound.area, as });
const place = ({ endpoint, url }: BoundEndpoint): string => `${endpoint.method} ${url}`;

describe('every endpoint that is not public', () => {
  it('exists in all three areas, and new ones join this test by themselves', () => {
    expect(new Set(guarded.map((one) => one.area))).toEqual(new Set(['merchant', 'manager', 'properties']));
    expect(guarded.length).toBeGreaterThan(40);
  });

  it('answers 401 without a token, and with a token that is no session', { timeout: 60_000 }, async () => {
    for (const bound of guarded) {
      await Promise.all(
        [undefined, 'x', '.', '1jl.', '1jl.abc', '-1.abc', 'zzzzzzzzzzzzzzzzzz.abc', '1jl.\u00ff', 'a'.repeat(500)].map(
          async (token) => {
            const answer = await knock(bound, token);
            expect([answer.status, answer.body.code, answer.body.message], `${place(bound)} with ${token}`).toEqual([
              401,
              'NOT_SIGNED_IN',
              'You are not logged in, please login first',
            ]);
          },
        ),
      );
    }
  });

  it('refuses the tokens of other doors', { timeout: 60_000 }, async () => {
    for (const [door, person] of Object.entries(people) as [Area, Person][]) {
      const token = await tokenOf(world, person);
      for (const bound of guarded.filter((one) => one.area !== door)) {
        const answer = await knock(bound, token);
        expect([answer.status, answer.body.code], `${place(bound)} with a token of ${door}`).toEqual([
          401,
          'NOT_SIGNED_IN',
        ]);
      }
    }
  });

  it('refuses a token sent to another salon’s account number', async () => {
    const token = await tokenOf(world, people.merchant);
    const forged = token.replace(/^[^.]+/, (2002).toString(36));
    for (const bound of guarded.filter((one) => one.area === 'merchant'))
      expect((await knock(bound, forged)).status, `${place(bound)}`).toBe(401);
  });
});

/** What an endpoint asks for: one permission, and a few more where the contract says so. */
const needsOf = ({ endpoint }: BoundEndpoint): Permission[] => [
  ...(endpoint.access === 'signed-in' ? [] : [endpoint.access as Permission]),
  ...(endpoint.alsoNeeds ?? []),
];

describe('every endpoint with a permission', () => {
  const everything = { merchant: permissionNames(merchantModules), manager: permissionNames(managerModules) };

  it(
    'answers 403 no_permission to somebody who has every permission but this one, in both languages',
    { timeout: 60_000 },
    async () => {
      const asked = guarded.filter(({ endpoint }) => endpoint.access !== 'signed-in');
      expect(asked.length).toBeGreaterThan(15);
      for (const permission of new Set(asked.flatMap(needsOf))) {
        for (const door of ['merchant', 'manager'] as const) {
          const here = asked.filter((one) => one.area === door && needsOf(one).includes(permission));
          if (here.length === 0) continue;
          const person = await addPerson(
            world,
            door,
            door === 'merchant' ? 2001 : 0,
            toPermissionMap(everything[door].filter((one) => one !== permission)),
          );
          const token = await tokenOf(world, person);
          for (const bound of here) {
            const answer = await knock(bound, token);
            expect([answer.status, answer.body.code], `${place(bound)} without ${permission}`).toEqual([
              403,
              'no_permission',
            ]);
          }
          const { body } = await world.call(here[0]!.endpoint, goodInput(here[0]!.endpoint), {
            area: door,
            as: token,
            language: 'ar',
          });
          expect(body.message).toBe('ليست لديك صلاحية لهذا الإجراء، يرجى التواصل مع مسؤول النظام');
        }
      }
    },
  );

  it('opens to somebody who has nothing but what it asks for', { timeout: 60_000 }, async () => {
    for (const bound of guarded.filter(
      ({ endpoint }) => endpoint.access !== 'signed-in' && endpoint.kind !== 'stream',
    )) {
      const door = bound.area as 'merchant' | 'manager';
      const person = await addPerson(world, door, door === 'merchant' ? 2001 : 0, toPermissionMap(needsOf(bound)));
      const answer = await knock(bound, await tokenOf(world, person));
      expect([401, 403], `${place(bound)} with only ${needsOf(bound).join(', ')}`).not.toContain(answer.status);
    }
  });

  it('closes at the next request when the role loses the permission', async () => {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(['settings.wizard']));
    const token = await tokenOf(world, person);
    const bound = guarded.find(({ endpoint }) => endpoint.path === 'wizard/update_progress')!;
    expect((await knock(bound, token)).status).toBe(200);
    const { module } = numbersOf('settings.wizard');
    await world.services.pools.platform.query(
      `
        update roles
        set permissions = permissions - $1::text
        where account_id = 2001 and id = (select role_id from users where account_id = 2001 and id = $2)`,
      [String(module), person.id],
    );
    expect((await knock(bound, token)).status).toBe(403);
  });
});

describe('every report', () => {
  const everything = permissionNames(merchantModules);
  const span = { from: '2026-11-01', to: '2026-11-15', as_of: '2026-11-15' };

  it('opens by its own permission alone, the file too, and stays closed without it', async () => {
    expect(reportCatalogue.length).toBeGreaterThan(3);
    for (const { id, permission, columns } of reportCatalogue) {
      // Files that show customers' numbers need the right to export customers too.
      const needed: Permission[] = columns.some(({ kind }) => kind === 'phone')
        ? [permission, 'customers.export']
        : [permission];
      const with_ = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(needed)));
      const without = await tokenOf(
        world,
        await addPerson(world, 'merchant', 2001, toPermissionMap(everything.filter((one) => one !== permission))),
      );
      for (const endpoint of [reportsContract.get_records, reportsContract.export]) {
        const asked = { id, ...span, format: 'csv' } as never;
        expect([200, 404], `${id} with ${permission}`).toContain(
          (await world.call(endpoint, asked, { as: with_ })).status,
        );
        const refused = await world.call(endpoint, asked, { as: without });
        expect([refused.status, refused.body.code], `${id} without ${permission}`).toEqual([403, 'no_permission']);
      }
    }
  });
});
