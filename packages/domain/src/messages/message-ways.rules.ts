import type { consentChannels, consentPurposes } from '../customers/customer.states';
import { defineCodes, type CodeIn } from '../kernel/state-machine';

export type MessageChannel = CodeIn<typeof consentChannels>;
/** `service`: about what she has with the salon. `marketing`: what she did not ask for. */
export type MessagePurpose = CodeIn<typeof consentPurposes>;

export const MESSAGE_CHANNELS = ['whatsapp', 'sms', 'email'] as const satisfies readonly MessageChannel[];

/** Why a message took another way than the salon wished, or none. */
export const messageHindrances = defineCodes({
  disabled: { code: 'disabled', label: { en: 'Customer disabled', ar: 'العميل موقوف' } },
  not_on_whatsapp: { code: 'not_on_whatsapp', label: { en: 'Not on WhatsApp', ar: 'لا يوجد واتساب على الرقم' } },
  no_email: { code: 'no_email', label: { en: 'No e-mail address', ar: 'لا يوجد بريد إلكتروني' } },
  refused: { code: 'refused', label: { en: 'Customer opted out', ar: 'بطلب العميل' } },
  no_consent: { code: 'no_consent', label: { en: 'No consent to offers', ar: 'دون موافقة على العروض' } },
  line: { code: 'line', label: { en: 'Line not connected', ar: 'الاتصال مفصول' } },
  provider: { code: 'provider', label: { en: 'Refused by the provider', ar: 'رفضها المزوّد' } },
  over: { code: 'over', label: { en: 'No longer applies', ar: 'لم تعد سارية' } },
});
export type MessageHindrance = CodeIn<typeof messageHindrances>;

/** What is known of somebody who is written to. */
export type Reachable = {
  is_active: boolean;
  mobile: string;
  email: string | null;
  whatsapp_allowed: boolean;
  is_on_whatsapp: boolean;
  /** Her newest word about each channel and purpose, as `sms:service`; none where she said nothing. */
  consents: Readonly<Partial<Record<string, boolean>>>;
};

/**
 * What stands in the way of writing to her like this. What concerns her own visits and money is written unless she said
 * no; an offer only where she said yes. Campaigns judge the same way.
 */
export function hindranceOn(
  person: Reachable,
  channel: MessageChannel,
  purpose: MessagePurpose,
): MessageHindrance | null {
  if (!person.is_active) return 'disabled';
  if (channel === 'whatsapp' && !person.is_on_whatsapp) return 'not_on_whatsapp';
  if (channel === 'email' && !person.email) return 'no_email';
  const word = person.consents[`${channel}:${purpose}`];
  const isSilenced = channel === 'whatsapp' && purpose === 'service' && !person.whatsapp_allowed;
  if (word === false || isSilenced) return 'refused';
  return purpose === 'marketing' && word !== true ? 'no_consent' : null;
}

export const addressOn = ({ mobile, email }: Pick<Reachable, 'mobile' | 'email'>, channel: MessageChannel): string =>
  channel === 'email' ? (email ?? '') : mobile;

/** The way a message goes: the first of those the salon wishes that is open, and those that are left after it. */
export type Way = {
  channel: MessageChannel;
  address: string;
  /** Why not the first one. */
  instead_of: MessageChannel | null;
  why: MessageHindrance | null;
  left: MessageChannel[];
};

export function wayTo(
  person: Reachable,
  wished: readonly [MessageChannel, ...MessageChannel[]],
  purpose: MessagePurpose,
): Way | { hindrance: MessageHindrance; channel: MessageChannel } {
  const [first] = wished;
  const why = hindranceOn(person, first, purpose);
  const place = wished.findIndex((channel) => hindranceOn(person, channel, purpose) === null);
  const channel = wished[place];
  if (channel === undefined) return { hindrance: why ?? 'refused', channel: first };
  return {
    channel,
    address: addressOn(person, channel),
    instead_of: place === 0 ? null : first,
    why: place === 0 ? null : why,
    left: wished.slice(place + 1),
  };
}
