import { sameBytes } from '../../infra/crypto';
import { accountOfLink } from '../../infra/link-id';
import type { Services } from '../../services';

type Known = Pick<Services, 'sealer' | 'config'>;
const secretOf = ({ sealer }: Known, use: string, accountId: number): string =>
  sealer.digest(String(accountId), `message-webhook:${use}`).toString('base64url');

/** Names its account, so that a notice says whose it is before anything in it is read; nobody can guess another's. */
const webhookToken = (services: Known, accountId: number): string =>
  `${accountId.toString(36)}-${secretOf(services, 'address', accountId)}`;

export const webhookUrl = (services: Known, channel: 'whatsapp' | 'sms', accountId: number): string =>
  `${services.config.publicUrl}/api/public/webhooks/${channel}/${webhookToken(services, accountId)}`;

/** What a provider shows to prove that it was set up by the salon. */
export const verifyToken = (services: Known, accountId: number): string =>
  secretOf(services, 'verify', accountId).slice(0, 32);

/** Whose address this is; undefined when it is nobody's. */
export function accountOfWebhook(services: Known, token: string): number | undefined {
  const accountId = accountOfLink(token);
  return isSame(token, webhookToken(services, accountId)) ? accountId : undefined;
}

export const isSame = (given: string, expected: string): boolean =>
  sameBytes(Buffer.from(given), Buffer.from(expected));
