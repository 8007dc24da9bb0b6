import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { MOST_LETTERS } from '@rawnaq/domain/campaigns/campaign-text.rules';
import type { MessageContent } from '@rawnaq/domain/messages/message-content';
import type { FileAnswer } from '../../http/answers/file-answer';
import { sameBytes } from '../../infra/crypto';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import { openUpload } from '../uploads';
import type { Place } from './audience.query';
import { findPicture } from './offer-links.repo';

/** Providers fetch it when they send; a phone that was off for some weeks still finds it. */
const DAYS_OPEN = 30;
const DAY_MS = 86_400_000;
/** What WhatsApp shows as a picture. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
const ADDRESS = /^(([a-z0-9]{1,13})-([a-z0-9]{1,13})-([a-z0-9]{1,6}))-([\w-]{22})\.(?:jpg|png)$/;

type Offer = { channel: CampaignChannel; picture_upload_id?: number | null | undefined };

/**
 * The picture of an offer by WhatsApp, at an address that nobody can guess and that ends by itself: it names the
 * picture and its last day, and is sealed with the secret of the installation. The text goes below it, so that one
 * which is too long for that goes alone.
 */
export async function pictureOf(
  place: Place,
  services: Pick<Services, 'sealer' | 'config'>,
  offer: Offer,
  body: string,
): Promise<MessageContent | null> {
  if (offer.channel !== 'whatsapp' || offer.picture_upload_id == null || body.length > MOST_LETTERS) return null;
  const picture = await findPicture(place, offer.picture_upload_id);
  const ending = picture && ENDINGS[picture.mime];
  if (!ending) return null;
  const lastDay = Math.floor(place.now.getTime() / DAY_MS) + DAYS_OPEN;
  const named = [place.accountId, offer.picture_upload_id, lastDay].map((number) => number.toString(36)).join('-');
  const url = `${services.config.publicUrl}/offer-picture/${named}-${sealOf(services, named)}.${ending}`;
  return { kind: 'media', media: 'image', url, filename: `offer.${ending}` };
}

/** The picture at such an address; undefined where it is over, or was never made by us. */
export async function openOfferPicture(services: Services, address: string): Promise<FileAnswer | undefined> {
  const [, named = '', account = '', upload = '', lastDay = '', seal = ''] = ADDRESS.exec(address) ?? [];
  if (!sameBytes(Buffer.from(seal), Buffer.from(sealOf(services, named)))) return undefined;
  const now = services.clock();
  if (Math.floor(now.getTime() / DAY_MS) > Number.parseInt(lastDay, 36)) return undefined;
  const accountId = accountOfLink(account);
  const picture = await asAccount(services, accountId, (tx) =>
    findPicture({ tx, accountId }, Number.parseInt(upload, 36)),
  );
  if (!picture) return undefined;
  const file = await openUpload({ services }, picture);
  return { ...file, headers: { ...file.headers, ...FOR_EVERYBODY } };
}

const FOR_EVERYBODY = {
  'cache-control': 'public, max-age=86400',
  vary: 'accept-encoding',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

const sealOf = ({ sealer }: Pick<Services, 'sealer'>, named: string): string =>
  sealer.digest(named, 'offer-picture').subarray(0, 16).toString('base64url');
