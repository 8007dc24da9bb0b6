import { createContext, useContext } from 'react';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { writeChoice, type OnlineChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { OnlineContent } from './online-content';
import type { OnlineDictionary } from './dictionary';
import type { Words } from './words';

type PlainAddress =
  | 'online-home'
  | 'online-services'
  | 'online-date'
  | 'online-time'
  | 'online-information'
  | 'online-review'
  | 'online-confirm'
  | 'online-menu'
  | 'online-price-list';

/** What every part of a salon's page may ask. */
type Online = OnlineContent & {
  language: Language;
  text: OnlineDictionary;
  words: Words;
  /** Another page of the salon, with the choice so far. */
  link: (address: PlainAddress, choice?: Partial<OnlineChoice>) => string;
  bookingLink: (bookingId: string) => string;
  /** Where others reach the product: what is shared or copied begins with it. */
  origin: string;
  /** The salon's own words in the language of the page. */
  own: (record: { english_name: string; arabic_name: string }) => string;
  /**
   * Whoever of the team has this number, in the language of the page; nobody where the salon does not show its team.
   */
  personName: (id: number | null) => string | undefined;
};

export const OnlineContext = createContext<Online | undefined>(undefined);

export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (!online) throw new Error('useOnline is used outside OnlineApp');
  return online;
}

export function onlineOf(
  content: OnlineContent,
  language: Language,
  text: OnlineDictionary,
  words: Words,
  origin: string,
): Online {
  const { alias } = content.salon;
  const own: Online['own'] = ({ english_name, arabic_name }) => (language === 'ar' ? arabic_name : english_name);
  return {
    ...content,
    language,
    text,
    words,
    origin,
    link: (address, choice = {}) => pathTo(address, language, { aliasName: alias }) + writeChoice(choice),
    bookingLink: (bookingId) => pathTo('online-booking', language, { aliasName: alias, bookingId }),
    own,
    personName: (id) => {
      const person = content.menu.employees.find((one) => one.id === id);
      return person && own(person);
    },
  };
}
