import { sameBytes, type Sealer } from './crypto';
import { accountOfLink } from './link-id';

const LINK = /^(([a-z0-9]{1,13})-([a-z0-9]{1,13}))-([\w-]{22})$/;
/** A message nobody got: the link of a test. */
export const TEST_OFFER = 0;

const sealOf = (sealer: Sealer, named: string): string =>
  sealer.digest(named, 'offer-link').subarray(0, 16).toString('base64url');

/** The name of a message under which no more like it are asked for: sealed, so that nobody can make one up. */
export function offerLinkOf(sealer: Sealer, accountId: number, messageId: number): string {
  const named = `${accountId.toString(36)}-${messageId.toString(36)}`;
  return `${named}-${sealOf(sealer, named)}`;
}

/** Which message such a name means; undefined where it is none of ours. */
export function messageOfOfferLink(sealer: Sealer, link: string): { accountId: number; messageId: number } | undefined {
  const [, named = '', account = '', message = '', seal = ''] = LINK.exec(link) ?? [];
  return named !== '' && sameBytes(Buffer.from(seal), Buffer.from(sealOf(sealer, named)))
    ? { accountId: accountOfLink(account), messageId: Number.parseInt(message, 36) }
    : undefined;
}
