import { addDays, weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { seeded, type Chance } from '../random';
import { propertyFavouritesRoutes } from '../../modules/property-favourites/property-favourites.routes';
import { act, onStage, type Demo } from '../stage';
import { insertRows } from '../stage.repo';
import { fillBanners } from './fill-banners';
import type { DemoHost } from './fill-hosts';
import { fillProperties, type FilledPlace } from './fill-properties';
import { listedOfOthers } from './stays.repo';

/** Places to stay and what became of them: forty of three owners, what they keep, and what is announced. */
export async function fillStays(demo: Demo, hosts: readonly DemoHost[]): Promise<void> {
  const places = await fillProperties(demo, hosts);
  for (const { accountId } of hosts) await fillDays(demo, accountId, places);
  for (const { accountId } of hosts) await fillFavourites(demo, accountId);
  await fillBanners(demo);
}

const KEPT = 5;

/** Whoever lets places looks for some as well. */
async function fillFavourites(demo: Demo, accountId: number): Promise<void> {
  const unique_ids = await listedOfOthers(demo.tx, accountId, KEPT);
  await onStage(demo, accountId, async (stage) => {
    await act(stage.at(new Date(demo.now.getTime() - 3_600_000)), propertyFavouritesRoutes, 'merge', { unique_ids });
  });
}

const DAYS = 60;
const NEVER_SHOWN = ['draft', 'waiting', 'refused'];

/** How often each was looked at, kept, called and asked for: more before a weekend, more when it is cheap. */
async function fillDays(demo: Demo, accountId: number, places: readonly FilledPlace[]): Promise<void> {
  const today = todayIn(demo.now, 'Asia/Dubai');
  const shown = places.filter((place) => place.accountId === accountId && !NEVER_SHOWN.includes(place.standing ?? ''));
  const rows = shown.flatMap(({ id, begun, prices }) => {
    const chance = seeded(1600 + id);
    const liked = 8 + Math.round(12_000 / ((prices[0] ?? prices[1] ?? 1000) + 300));
    return Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago))
      .filter((day) => day > todayIn(begun, 'Asia/Dubai'))
      .map((day) => ({ property_id: id, day, ...numbersOf(chance, liked, day) }));
  });
  await insertRows(demo.tx, 'property_days', accountId, rows);
}

const [WEDNESDAY, THURSDAY] = [3, 4];

function numbersOf(chance: Chance, liked: number, day: string) {
  const isBusy = [WEDNESDAY, THURSDAY].includes(weekdayOf(day));
  const views = chance.whole(Math.floor(liked / 3), isBusy ? liked * 2 : liked);
  const some = (inHundred: number): number => Math.round((views * chance.whole(0, inHundred * 2)) / 100);
  return { views, favourites: some(4), calls: some(3), chats: some(5), enquiries: some(2) };
}
