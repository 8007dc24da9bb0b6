import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { MessageTemplate, TemplateValues } from '@rawnaq/domain/messages/message-templates';
import { sayAmount } from '@rawnaq/domain/kernel/money';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { Tx } from '../../db/database';
import type { Services } from '../../services';
import { queueMessage } from '../messages';
import { notify } from '../notifications';
import { findHost } from '../properties';
import { findPlace, namesOf, type Place, type StoredEnquiry } from './enquiries.repo';

/** What telling somebody needs: the transaction of what is told, and where the site is. */
export type Teller = { tx: Tx; services: Services };
type About = { enquiry: StoredEnquiry; place: Place; host: Awaited<ReturnType<typeof findHost>> };

export const HOST_ZONE = 'Asia/Dubai';

async function aboutOf({ tx }: Pick<Teller, 'tx'>, enquiry: StoredEnquiry): Promise<About> {
  const place = await findPlace(tx, enquiry.account_id, enquiry.property_id);
  return { enquiry, place: place!, host: await findHost(tx, enquiry.account_id) };
}

type Code = 'asked' | 'accepted' | 'withdrawn' | 'cancelled' | 'lapsed';

/** A line in the owner's menu. */
export async function tellOwner(teller: Teller, enquiry: StoredEnquiry, code: Code): Promise<void> {
  const about = await aboutOf(teller, enquiry);
  await notify(teller.tx, enquiry.account_id, {
    type: 'stay-enquiries',
    code,
    values: { renter: enquiry.renter_name, name: namesOf(about.place), date: enquiry.arrives_on },
    open: enquiry.id,
  });
  if (code === 'asked')
    await writeOwner(teller, about, 'stay-asked', (language, values) => ({
      ...values,
      people: String(enquiry.people),
      link: ownersLink(teller, enquiry, language),
    }));
  if (code === 'accepted') await writeOfAcceptance(teller, enquiry);
}

/** The letter to the owner whose offer was accepted. */
export async function writeOfAcceptance(teller: Teller, enquiry: StoredEnquiry): Promise<void> {
  await writeOwner(teller, await aboutOf(teller, enquiry), 'stay-accepted', (language, values) => ({
    ...values,
    price: sayPrice(enquiry, language),
    mobile: enquiry.mobile,
    link: ownersLink(teller, enquiry, language),
  }));
}

export async function tellOwnerOfLetter(teller: Teller, enquiry: StoredEnquiry): Promise<void> {
  const { place } = await aboutOf(teller, enquiry);
  await notify(teller.tx, enquiry.account_id, {
    type: 'stay-enquiries',
    code: 'wrote',
    values: { renter: enquiry.renter_name, name: namesOf(place) },
    open: enquiry.id,
  });
}

type Told = 'received' | 'offered' | 'confirmed' | 'declined' | 'cancelled';

/** In the language she asked in, by e-mail, or by WhatsApp to somebody who gave none. */
export async function tellRenter(teller: Teller, enquiry: StoredEnquiry, told: Told): Promise<void> {
  const { place, host } = await aboutOf(teller, enquiry);
  const language = languageOf(enquiry);
  const link = rentersLink(teller, enquiry);
  const values = {
    name: enquiry.renter_name,
    property: namesOf(place)[language],
    from: sayDay(enquiry.arrives_on, language),
    to: sayDay(enquiry.leaves_on, language),
  };
  const reason = enquiry.reason ?? '';
  switch (told) {
    case 'received':
      return writeRenter(teller, enquiry, 'stay-received', { ...values, link });
    case 'offered': {
      const { date, time } = toWall(enquiry.valid_until ?? enquiry.updated_at, host?.time_zone ?? HOST_ZONE);
      const until = `${sayDay(date, language)} ${viewTime(time, language, '12')}`;
      const offer = { ...values, price: sayPrice(enquiry, language), until, link };
      return enquiry.deposit === null
        ? writeRenter(teller, enquiry, 'stay-offered', offer)
        : writeRenter(teller, enquiry, 'stay-offered-deposit', {
            ...offer,
            deposit: sayAmount(enquiry.deposit, 'AED', language),
          });
    }
    case 'confirmed':
      return writeRenter(teller, enquiry, 'stay-confirmed', {
        ...values,
        price: sayPrice(enquiry, language),
        mobile: place.mobile,
        link,
      });
    case 'declined':
      return writeRenter(teller, enquiry, 'stay-declined', {
        ...values,
        reason,
        link: teller.services.config.publicUrl + pathTo('search', language),
      });
    case 'cancelled':
      return writeRenter(teller, enquiry, 'stay-cancelled', { ...values, reason, mobile: place.mobile });
  }
}

export async function tellRenterOfLetter(teller: Teller, enquiry: StoredEnquiry, text: string): Promise<void> {
  const { place } = await aboutOf(teller, enquiry);
  await writeRenter(teller, enquiry, 'stay-note', {
    name: enquiry.renter_name,
    property: namesOf(place)[languageOf(enquiry)],
    text,
    link: rentersLink(teller, enquiry),
  });
}

/** To the owner: what became of a calendar of another site. */
export async function tellOfFeed(
  tx: Tx,
  feed: { account_id: number; property_id: number; name: string },
  code: 'silent' | 'back',
): Promise<void> {
  const place = await findPlace(tx, feed.account_id, feed.property_id);
  if (!place) return;
  await notify(tx, feed.account_id, {
    type: 'stay-calendars',
    code,
    values: { feed: feed.name, name: namesOf(place) },
    open: feed.property_id,
  });
}

export async function writeRenter<Name extends MessageTemplate>(
  { tx }: Pick<Teller, 'tx'>,
  enquiry: StoredEnquiry,
  template: Name,
  values: TemplateValues<Name>,
): Promise<void> {
  await queueMessage(tx, {
    account_id: enquiry.account_id,
    channel: enquiry.email ? 'email' : 'whatsapp',
    recipient: enquiry.email ?? enquiry.mobile,
    recipient_name: enquiry.renter_name,
    language: languageOf(enquiry),
    template,
    values,
  });
}

type OwnersValues = { name: string; renter: string; property: string; from: string; to: string };

async function writeOwner<Name extends MessageTemplate>(
  { tx }: Teller,
  { enquiry, place, host }: About,
  template: Name,
  values: (language: Language, known: OwnersValues) => TemplateValues<Name>,
): Promise<void> {
  const recipient = host?.email ?? host?.mobile;
  if (!host || !recipient) return;
  const language = languageOf(host);
  await queueMessage(tx, {
    account_id: enquiry.account_id,
    channel: host.email ? 'email' : 'whatsapp',
    recipient,
    recipient_name: host.name,
    language,
    template,
    values: values(language, {
      name: host.name,
      renter: enquiry.renter_name,
      property: namesOf(place)[language],
      from: sayDay(enquiry.arrives_on, language),
      to: sayDay(enquiry.leaves_on, language),
    }),
  });
}

export const languageOf = ({ language }: { language: string }): Language => (language === 'en' ? 'en' : 'ar');

export const sayPrice = ({ price }: StoredEnquiry, language: Language): string =>
  sayAmount(price ?? 0, 'AED', language);

export const rentersLink = ({ services }: Teller, enquiry: StoredEnquiry): string =>
  services.config.publicUrl + pathTo('stay-enquiry', languageOf(enquiry), { uniqueId: enquiry.unique_id });

const ownersLink = ({ services }: Teller, { id }: StoredEnquiry, language: Language): string =>
  `${services.config.publicUrl}${pathTo('merchant-stays-enquiries', language)}?open=${id}`;
