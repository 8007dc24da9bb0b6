import { z } from 'zod';
import type { Sealer } from '../../infra/crypto';
import type { PushAddress } from '../../infra/web-push/send-push';

export const addressPlace = (accountId: number, addressHash: Buffer): string =>
  `push:${accountId}:${addressHash.toString('hex')}`;

const address = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** Undefined where it was sealed with the secret of another day. */
export function openAddress(
  sealer: Sealer,
  accountId: number,
  { sealed, address_hash }: { sealed: string; address_hash: Buffer },
): PushAddress | undefined {
  try {
    return address.parse(JSON.parse(sealer.open(sealed, addressPlace(accountId, address_hash))));
  } catch {
    return undefined;
  }
}
