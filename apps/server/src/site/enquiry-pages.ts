import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { RENTER_ACTS, type EnquiryNotice, type RenterAct } from '@rawnaq/domain/property-stays/enquiry-page';
import { singleValues } from '../http/forms/take-forms';
import { throttle } from '../http/throttle';
import { depositsOfStays } from '../modules/payment-links';
import { shownPartners, wishFromStay } from '../modules/property-partners';
import {
  actOnEnquiry,
  confirmedStay,
  ENQUIRY_VISITS,
  loadEnquiryPage,
  RENTER_LETTERS,
} from '../modules/property-stays';
import type { Services } from '../services';
import { ENQUIRY_MOST_BYTES, type Sent } from './asking-form';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { linkPages, type LinkAddress, type Visitor } from './drawing/link-pages';

const NOTICES: readonly EnquiryNotice[] = [
  'sent',
  'accepted',
  'over',
  'taken',
  'withdrawn',
  'cancelled',
  'pay-first',
  'payable',
  'no-payment',
  'written',
  'empty',
  'wished',
  'not-wished',
];

export type EnquiryRenderer = (input: {
  page: unknown;
  partners: readonly unknown[];
  language: Language;
  notice?: EnquiryNotice | undefined;
}) => DrawnPage;

/** The renter's side of an enquiry: the page of the secret link, and what she does on it. */
export const enquiryPages = (services: Services, render: EnquiryRenderer, sendHidden: SendPage): PublicPages =>
  linkPages<Sent>(services, sendHidden, {
    at: ['stay-enquiry'],
    visits: ENQUIRY_VISITS,
    /** A link without a language speaks the renter's own. */
    draw: async ({ prefix, uniqueId, asked }) => {
      const page = await loadEnquiryPage(services, uniqueId, depositsOfStays);
      const stay = await confirmedStay(services, uniqueId);
      const partners = stay ? await shownPartners(services, stay) : [];
      const notice = NOTICES.find((one) => one === asked.get('said'));
      return render({ page, partners, language: prefix ?? page?.language ?? 'ar', notice });
    },
    form: {
      mostBytes: ENQUIRY_MOST_BYTES,
      read: singleValues,
      receive: (address, sent, visitor) => act(services, address, sent, visitor),
    },
  });

async function act(
  services: Services,
  { language, uniqueId }: LinkAddress,
  sent: Sent,
  { ip, id }: Visitor,
): Promise<string> {
  const origin = { ip, id };
  const chosen: RenterAct | undefined = RENTER_ACTS.find((one) => one === sent['act']);
  if (chosen === 'write') await throttle(services, RENTER_LETTERS, { of: uniqueId });
  const said = chosen
    ? await actOnEnquiry(services, uniqueId, chosen, sent['text'] ?? '', origin, depositsOfStays)
    : sent['act'] === 'wish' && (await wishFromStay(services, uniqueId, wishIn(sent), origin));
  const back = pathTo('stay-enquiry', language, { uniqueId });
  return said ? `${back}?said=${said}` : back;
}

/** What was ticked of a salon's menu: each box has a name of its own, `service-12`. */
const wishIn = (sent: Sent) => ({
  alias: sent['alias'] ?? '',
  service_ids: Object.keys(sent)
    .flatMap((name) => /^service-(\d{1,12})$/.exec(name)?.[1] ?? [])
    .map(Number),
  note: (sent['note'] ?? '').slice(0, 200),
});
