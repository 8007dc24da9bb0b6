import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import sharp from 'sharp';
import type { Tx } from '../db/database';
import { findOwnerOf } from '../modules/auth';
import { fillSetting } from '../modules/settings';
import { addPicture } from '../modules/uploads';
import type { Services } from '../services';
import {
  face,
  glowSign,
  GLOW_PALETTE,
  loungeRoom,
  mirrorsRoom,
  nawrasSign,
  NAWRAS_PALETTE,
  shelfRoom,
} from './demo-pictures';
import { employeesWithoutPicture, setEmployeePicture } from './people/employees.repo';

const [GLOW, NAWRAS] = [1001, 1002];

/** Pictures of the two salons and of the people in them, for their public pages. */
export async function fillPictures(services: Services, tx: Tx, now: Date): Promise<void> {
  await fillSalon(services, tx, now, {
    account_id: GLOW,
    sign: glowSign(),
    rooms: [mirrorsRoom(GLOW_PALETTE), loungeRoom(GLOW_PALETTE), shelfRoom(GLOW_PALETTE)],
    styles: ['scarf', 'long', 'bun'],
  });
  await fillSalon(services, tx, now, {
    account_id: NAWRAS,
    sign: nawrasSign(),
    rooms: [mirrorsRoom(NAWRAS_PALETTE), shelfRoom(NAWRAS_PALETTE)],
    styles: ['beard'],
  });
}

type Salon = { account_id: number; sign: string; rooms: readonly string[]; styles: Parameters<typeof face>[1] };

async function fillSalon(
  services: Services,
  tx: Tx,
  now: Date,
  { account_id, sign, rooms, styles }: Salon,
): Promise<void> {
  const created_by = (await findOwnerOf(tx, account_id))!.id;
  const add = async (name: string, drawing: string): Promise<number> =>
    addPicture(services, tx, {
      account_id,
      created_by,
      name: `${name}.jpg`,
      bytes: await sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer(),
      now,
    });
  const place = { tx, accountId: account_id };
  const pictures: number[] = [];
  for (const [index, drawing] of rooms.entries()) pictures.push(await add(`salon-${index + 1}`, drawing));
  await fillSetting(place, onlineSetting, { picture_upload_ids: pictures }, now);
  await fillSetting(place, generalSetting, { logo_upload_id: await add('logo', sign) }, now);
  for (const [index, id] of (await employeesWithoutPicture(tx, account_id)).entries())
    await setEmployeePicture(tx, account_id, id, await add(`employee-${index + 1}`, face(index, styles)));
}
