import { fillPlaces, type Language, type Localized } from '../kernel/localized';
import type { MessageChannel } from './message-ways.rules';

/** How to hear no more of it, below every offer. A letter has a link and a button of the mailbox for it. */
export const STOP_LINES: Readonly<Record<Exclude<MessageChannel, 'email'>, Localized>> = {
  whatsapp: { en: 'Reply STOP to stop offers', ar: 'لإيقاف العروض أرسل «إلغاء»' },
  sms: { en: 'Reply STOP to stop offers', ar: 'لإيقاف العروض أرسل «إلغاء»' },
};
const STOP_LINK: Localized = { en: 'No more offers: {link}', ar: 'لإيقاف العروض: {link}' };

export const stopLine = (channel: MessageChannel, language: Language, link: string): string =>
  channel === 'email' ? fillPlaces(STOP_LINK[language], { link }) : STOP_LINES[channel][language];
