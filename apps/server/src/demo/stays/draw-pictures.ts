import sharp from 'sharp';
import { keepPicture } from '../../modules/uploads';
import { together, type Demo } from '../stage';
import { corners, type Corner } from './pictures/corners';
import type { Look } from './pictures/light';
import { scenes } from './pictures/places';
import type { DemoHost } from './fill-hosts';
import type { DemoPlace } from './texts/demo-place';

/** Each owner has a taste of her own. */
const TASTES = [
  { hour: 'day', accents: ['#8A5A44', '#8A2C6B', '#1F5E56', '#B4854E'] },
  { hour: 'dusk', accents: ['#6E3B4A', '#2B5FA0', '#8A2C6B', '#4F6472'] },
  { hour: 'dawn', accents: ['#1F5E56', '#8C3B2E', '#4F6472', '#6E2156'] },
] as const;
const [SIDE, THUMB] = [800, 320];
const CORNERS: readonly Corner[] = ['poolSide', 'majlis', 'bedroom', 'kitchen', 'fireEvening', 'playGround'];

/**
 * The pictures of one owner's places, as uploads of hers: one of each place itself, and her pools and rooms, which
 * several of her places share. Answers for each place its pictures, the main one first.
 */
export async function drawPictures(
  demo: Demo,
  { accountId, userId }: DemoHost,
  owned: readonly DemoPlace[],
  whose: number,
): Promise<number[][]> {
  const { hour, accents } = TASTES[whose % TASTES.length]!;
  const add = async (name: string, drawing: string): Promise<number> =>
    keepPicture(demo.services, demo.tx, {
      account_id: accountId,
      created_by: userId,
      name: `${name}.jpg`,
      mime: 'image/jpeg',
      drawn: await drawSizes(drawing),
      is_shown: false,
      now: demo.now,
    });
  const look = (index: number, at: Look['hour']): Look => ({
    hour: at,
    accent: accents[index % accents.length]!,
    mirrored: (index + whose) % 2 === 1,
    hills: index + whose,
  });
  const shared = await together(CORNERS, (name, index) => add(name, corners[name](look(index, hour))));
  const covers = await together(owned, (place, index) =>
    add(`${place.scene}-${index + 1}`, scenes[place.scene](look(index, place.hour))),
  );
  return owned.map(({ beside }, index) => [covers[index]!, ...beside.map((name) => shared[CORNERS.indexOf(name)]!)]);
}

/** In the sizes every picture is kept in; flat colours need no better encoder. */
export async function drawSizes(drawing: string) {
  const points = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(points.data, { raw: points.info });
  const [bytes, thumb] = await Promise.all([
    drawn().jpeg({ quality: 82 }).toBuffer(),
    drawn().resize(THUMB, THUMB).jpeg({ quality: 82 }).toBuffer(),
  ]);
  return { bytes, smaller: [{ size: 'thumb' as const, bytes: thumb }], width: SIDE, height: SIDE };
}
