import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import { newMobile } from '../booking';
import { ask, messageTo, tokenOf } from '../sandbox';

type Linked = Partial<Record<AddressName, { uniqueId: string }>>;
type Found = { records: { id: number; unique_id: string }[] };

/** Pages that are opened by a link somebody was sent, each with a link of the demo world. */
export async function linkedRecords(): Promise<Linked> {
  const token = await tokenOf('merchant', 'owner@glow.demo');
  const firstOf = async (list: string): Promise<{ id: number; unique_id: string }> =>
    (await ask<Found>('merchant', list, { token })).records[0]!;
  const [invoice, card, ownInvoice, contract] = await Promise.all([
    firstOf('invoices/get_records'),
    firstOf('gift_cards/get_records'),
    firstOf('account_invoices/of_account'),
    firstOf('account_contracts/of_account'),
  ]);
  const stay = await stayToOpen();
  const offer = { uniqueId: await offerOf(token) };
  return {
    'web-invoice': { uniqueId: invoice.unique_id },
    'invoice-rated-successfully': { uniqueId: invoice.unique_id },
    'web-gift-card': { uniqueId: card.unique_id },
    'web-offer': offer,
    'web-unsubscribe': offer,
    'web-survey': { uniqueId: await surveyOf(token) },
    'account-invoice': { uniqueId: ownInvoice.unique_id },
    'account-contract': { uniqueId: contract.unique_id },
    property: { uniqueId: stay.place },
    'stay-enquiry': { uniqueId: stay.enquiry },
  };
}

/** Both links of an offer have one name; a test has them too. */
async function offerOf(token: string): Promise<string> {
  const since = new Date(Date.now() - 1_000);
  const { recipient } = await ask<{ recipient: string }>('merchant', 'campaigns/send_test', {
    token,
    body: {
      channel: 'email',
      language: 'en',
      english_active: true,
      english_subject: 'For you',
      english_text: 'Hi {customer}: {link}',
      arabic_active: false,
    },
  });
  const { body } = await messageTo(recipient, 'campaign-test', since);
  return /web-unsubscribe\/([\w-]+)/.exec(body)![1]!;
}

async function surveyOf(token: string): Promise<string> {
  const [surveys, customers] = await Promise.all(
    ['surveys/get_records?f.status=1', 'customers/get_records?page_size=1'].map((list) =>
      ask<Found>('merchant', list, { token }),
    ),
  );
  const { link } = await ask<{ link: string }>('merchant', 'surveys/send', {
    token,
    body: { survey_id: surveys!.records[0]!.id, customer_id: customers!.records[0]!.id, again: true },
  });
  return link.split('/').at(-1)!;
}

/** Each time somebody new: one number may ask six times in an hour. */
async function stayToOpen(): Promise<{ place: string; enquiry: string }> {
  const { records } = await ask<Found>('public', 'stays/search');
  const place = records[0]!.unique_id;
  const arrival = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 8);
  const { unique_id } = await ask<{ unique_id: string }>('properties', 'stays/ask', {
    body: {
      unique_id: place,
      name: 'Hind',
      mobile: `+971${newMobile()}`,
      email: '',
      arrives_on: `${arrival}10`,
      leaves_on: `${arrival}12`,
      people: '2',
    },
  });
  return { place, enquiry: unique_id };
}
