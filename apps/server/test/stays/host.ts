import { createHost } from '../../src/modules/accounts';
import { addPicture } from '../../src/modules/uploads';
import { asPlatform } from '../../src/services';
import sharp from 'sharp';
import { tokenOf } from '../people';
import type { World } from '../world';

export type Host = { account_id: number; id: number; kind: 'property'; name: string; token: string };

/** Somebody who lets places, signed in. */
export async function addHost(world: World, name: string, mobile: string, email: string | null = null): Promise<Host> {
  const { accountId, userId } = await asPlatform(world.services, (tx) =>
    createHost(tx, { name, mobile, language: 'ar', email }),
  );
  const person = { account_id: accountId, id: userId, kind: 'property' as const };
  return { ...person, name, token: await tokenOf(world, person) };
}

/** A stored picture of hers. */
export async function addHostPicture(world: World, host: Host): Promise<number> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8A2C6B' } })
    .png()
    .toBuffer();
  return asPlatform(world.services, (tx) =>
    addPicture(world.services, tx, {
      account_id: host.account_id,
      created_by: host.id,
      name: 'place.png',
      bytes,
      now: world.services.clock(),
    }),
  );
}
