import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { writeOffer, type CampaignTexts } from '@rawnaq/domain/campaigns/campaign-text.rules';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { CampaignTemplate } from '@rawnaq/domain/messages/message-names';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { Services } from '../../services';
import type { SalonMessageRow } from '../messages';
import { readSetting } from '../settings';
import type { Place } from './audience.query';
import type { SalonFacts } from './campaigns.repo';
import type { Person } from './recipients.repo';

/** The salon as its offers speak of it; without a page there is no link to book by. */
export type Voice = { salon: SalonFacts; alias: string | null; publicUrl: string };

export async function readVoice(place: Place, services: Services, salon: SalonFacts): Promise<Voice> {
  const { is_live, alias } = await readSetting(place, onlineSetting);
  return { salon, alias: is_live && alias !== '' ? alias : null, publicUrl: services.config.publicUrl };
}

type Offer = CampaignTexts & { channel: CampaignChannel; picture_upload_id?: number | null | undefined };
type Reader = Pick<Person, 'name' | 'preferred_language' | 'language'> & { id: number | null; address: string };

export function messageOf(
  voice: Voice,
  offer: Offer,
  reader: Reader,
  about: { accountId: number; uniqueId: string; template: CampaignTemplate },
): SalonMessageRow {
  const { salon, alias, publicUrl } = voice;
  const pageOf = (name: 'web-offer' | 'web-unsubscribe', language: Language): string =>
    publicUrl + pathTo(name, language, { uniqueId: about.uniqueId });
  const written = writeOffer(offer, offer.channel, languageOfCustomer(reader, salon.language), (language) => ({
    name: reader.name,
    salon: language === 'ar' ? salon.arabic_name : salon.english_name,
    link: alias === null ? '' : pageOf('web-offer', language),
    stop_link: pageOf('web-unsubscribe', language),
  }));
  return {
    account_id: about.accountId,
    channel: offer.channel,
    recipient: reader.address,
    recipient_name: reader.name,
    template: about.template,
    language: written.language,
    subject: written.subject,
    body: written.body,
    customer_id: reader.id,
    purpose: 'marketing',
    picture_upload_id: offer.channel === 'email' ? (offer.picture_upload_id ?? null) : null,
    unsubscribe_url: offer.channel === 'email' ? pageOf('web-unsubscribe', written.language) : null,
  };
}
