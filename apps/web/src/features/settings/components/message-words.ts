import { consentChannels } from '@rawnaq/domain/customers/customer.states';
import { MESSAGE_CHANNELS, type MessageChannel } from '@rawnaq/domain/messages/message-ways.rules';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { automaticMessages, messagePlaces, type AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import { IconBrandWhatsapp, IconMail, IconMessage2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';

export const CHANNEL_ICONS = { whatsapp: IconBrandWhatsapp, sms: IconMessage2, email: IconMail };

export function useChannelOptions() {
  const language = useLanguage();
  const label = (channel: MessageChannel): string => labelOf(consentChannels, channel)[language];
  return { label, options: MESSAGE_CHANNELS.map((value) => ({ value, label: label(value) })) };
}

/** When a message goes out, in words. */
export function useMessageTime(id: AutomaticMessageId, count: number | null): string {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const message = automaticMessages[id];
  if ('when' in message) return message.when[language];
  return message.timing && count !== null
    ? t(`messages.when.${message.timing.unit}`, { count })
    : t('messages.when.atOnce');
}

/** What stands in the places of a message while there is no customer: samples, and the salon's own name. */
export function useSamples(of: Language): Record<string, string> {
  const session = useSession();
  const clock = session?.general_informations.clock ?? '12';
  const samples = Object.entries(messagePlaces).map(([place, { sample }]) => [place, sample[of]]);
  const salon = session?.account?.[of === 'en' ? 'english_name' : 'arabic_name'];
  return { ...Object.fromEntries(samples), time: viewTime('17:30:00', of, clock), ...(salon && { salon }) };
}
