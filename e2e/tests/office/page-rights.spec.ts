import { addresses } from '@rawnaq/domain/kernel/addresses';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, carry, messageTo, tokenOf } from '../../sandbox';
import { allPlaces, type Place } from '../../sweep/places';
import { openPage, PASSWORD, settled, stepTo } from '../../visit';

const LOGIN = 'one.right@rawnaq.test';
const guarded = (await allPlaces()).filter(({ name, view }) => isGuarded(name) && view === '');
/** To write something is a step from where it is read. */
const PRESUPPOSED: Partial<Record<Permission, Permission>> = { 'platform-accounting.edit': 'platform-accounting.view' };
const rights = [...new Set(guarded.map(rightOf))];

/** One person of the platform's team, whose role is written anew for every test. */
let administrator: string;
let role: { id: number; english_name: string; arabic_name: string };
let browser: ReturnType<typeof openPage>;

beforeAll(async () => {
  administrator = await tokenOf('manager', 'manager@rawnaq.demo');
  const named = { english_name: 'One right', arabic_name: 'صلاحية واحدة' };
  await ask('manager', 'platform_setting/roles/save', { token: administrator, body: { ...named, permissions: {} } });
  const { records } = await ask<{ records: { id: number; english_name: string }[] }>(
    'manager',
    'platform_setting/roles/get_records',
    { token: administrator },
  );
  role = { id: records.find(({ english_name }) => english_name === named.english_name)!.id, ...named };
  const since = new Date();
  await ask('manager', 'platform_setting/employees/add', {
    token: administrator,
    body: { name: 'Hessa', email: LOGIN, role_id: role.id },
  });
  const { body } = await messageTo(LOGIN, 'staff-invitation', since);
  const token = /reset-password\/([\w.-]+)/.exec(body)![1]!;
  await ask('manager', 'reset_password', { body: { token, password: PASSWORD } });
  // Whoever looked for the message signed in anew.
  administrator = await tokenOf('manager', 'manager@rawnaq.demo');
  browser = openAs(await tokenOf('manager', LOGIN));
});

// That they stay closed without it is tested without a browser, and that they are sound by the sweep. Here: that none
// leans on a right beside its own.
describe('the pages of the platform', () => {
  it('are guarded by rights, and new ones join this test by themselves', () => {
    expect(guarded.length).toBeGreaterThan(60);
    expect(rights.length).toBeGreaterThan(10);
  });

  it.each(rights)('open whole to somebody who has nothing but %s', async (right) => {
    await withRight(right, async (open) => {
      for (const place of pagesFor(right)) expect(await open(place), place.name).toEqual([]);
    });
  });
});

function isGuarded(name: Place['name']): boolean {
  const { area, access } = addresses[name];
  return area === 'manager' && access !== 'signed-in' && access !== 'public';
}

function rightOf({ name }: Place): Permission {
  return addresses[name].access as Permission;
}

const pagesFor = (right: Permission): Place[] => guarded.filter((place) => rightOf(place) === right);

/** Gives the pages to open and says what is wrong with each: also what it asked the server for without the right. */
async function withRight(
  right: Permission,
  work: (open: (place: Place) => Promise<string[]>) => Promise<void>,
): Promise<void> {
  await ask('manager', 'platform_setting/roles/save', {
    token: administrator,
    body: { ...role, permissions: toPermissionMap([right, PRESUPPOSED[right] ?? right]) },
  });
  const { page, wrong } = await browser;
  // The app learns what she may do when it is loaded.
  await page.goto('/en/manager/notifications');
  await settled(page);
  await work(async (place) => {
    wrong.length = 0;
    await stepTo(page, place.path('en'));
    const there = new URL(page.url()).pathname === place.leadsTo('en') ? [] : [`it leads to ${page.url()}`];
    const crashed = await page.locator('[data-crash]').count();
    return [...there, ...(crashed ? ['the error page stands there'] : []), ...wrong];
  });
}

async function openAs(token: string): ReturnType<typeof openPage> {
  const opened = await openPage('en', {});
  opened.page.on('response', (answer) => {
    if (answer.status() === 403) opened.wrong.push(`403 ${new URL(answer.url()).pathname}`);
  });
  await carry(opened.page, 'manager', token);
  return opened;
}
