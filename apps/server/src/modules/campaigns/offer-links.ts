import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { accountOfLink } from '../../infra/link-id';
import { messageOfOfferLink, TEST_OFFER } from '../../infra/offer-link';
import { asAccount, type Services } from '../../services';
import { stopMarketing, stopOffers } from '../customers';
import { readSetting } from '../settings';
import type { Place } from './audience.query';
import { countClick, findGreeting, findOffer, markStopped, salonNames } from './offer-links.repo';

const LINK = /^[\w-]{16,64}$/;
const accountOf = (uniqueId: string): number => (LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0);

/** Apps and scanners that open every link they see are no customers. */
const ROBOTS = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|slurp|scan|curl|python|headless/i;

/**
 * Where the link of an offer leads: to the salon's own page. Each person who opens it counts; a link nobody was sent,
 * or that a test was sent with, leads there too.
 */
export async function followOffer(
  services: Services,
  uniqueId: string,
  { language, userAgent }: { language: Language; userAgent: string },
): Promise<string | undefined> {
  const accountId = accountOf(uniqueId);
  if (accountId === 0) return undefined;
  return asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId, now: services.clock() };
    const { is_live, alias } = await readSetting(place, onlineSetting).catch(() => ({ is_live: false, alias: '' }));
    if (userAgent !== '' && !ROBOTS.test(userAgent)) await countClick(place, uniqueId);
    return is_live && alias !== '' ? pathTo('online-home', language, { aliasName: alias }) : undefined;
  });
}

export type OfferOnPage = {
  unique_id: string;
  english_name: string;
  arabic_name: string;
  is_stopped: boolean;
  is_test: boolean;
};

export async function loadOfferPage(services: Services, uniqueId: string): Promise<OfferOnPage | null> {
  const accountId = accountOf(uniqueId);
  if (accountId === 0) return null;
  return asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId, now: services.clock() };
    const message = messageOfOfferLink(services.sealer, uniqueId);
    const offer = message ? await ofMessage(place, message.messageId) : await findOffer(place, uniqueId);
    return offer
      ? pageOf(place, uniqueId, { is_stopped: offer.is_stopped, is_test: message?.messageId === TEST_OFFER })
      : null;
  });
}

const pageOf = async (
  place: Place,
  unique_id: string,
  stands: Pick<OfferOnPage, 'is_stopped' | 'is_test'>,
): Promise<OfferOnPage> => ({ ...(await salonNames(place)), unique_id, ...stands });

/** A test looks as it does to a customer, and stops nothing. */
const ofMessage = async (place: Place, messageId: number): Promise<{ is_stopped: boolean } | undefined> =>
  messageId === TEST_OFFER ? { is_stopped: false } : findGreeting(place, messageId);

/** She wants no more of them this way. Saying it twice is saying it once. */
export async function stopByLink(services: Services, uniqueId: string): Promise<OfferOnPage | null> {
  const accountId = accountOf(uniqueId);
  if (accountId === 0) return null;
  return asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId, now: services.clock() };
    const message = messageOfOfferLink(services.sealer, uniqueId);
    const isFound = message ? await stopOfMessage(place, message.messageId) : await stopOfCampaign(place, uniqueId);
    return isFound ? pageOf(place, uniqueId, { is_stopped: true, is_test: message?.messageId === TEST_OFFER }) : null;
  });
}

async function stopOfCampaign(place: Place, uniqueId: string): Promise<boolean> {
  const offer = await findOffer(place, uniqueId);
  if (!offer) return false;
  if (await markStopped(place, uniqueId))
    await stopOffers(place, { id: offer.customer_id, name: offer.name }, offer.channel);
  return true;
}

async function stopOfMessage(place: Place, messageId: number): Promise<boolean> {
  if (messageId === TEST_OFFER) return true;
  const offer = await findGreeting(place, messageId);
  if (!offer) return false;
  await stopMarketing(place, offer.customer_id, offer.channel);
  return true;
}
