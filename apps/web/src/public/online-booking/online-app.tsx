import type { ComponentType } from 'react';
import type { OnlineAddress } from '@rawnaq/domain/online-booking/online-address';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { Mark } from '../art/mark';
import { dictionaries } from '../dictionary';
import { onlineDictionaries } from './dictionary';
import type { OnlineContent } from './online-content';
import { OnlineContext, onlineOf } from './online-context';
import { LanguageSwitch } from './parts/language-switch';
import { BookingPage } from './pages/booking-page';
import { HomePage } from './pages/home-page';
import { InformationPage } from './pages/information-page';
import { MenuPage, PriceListPage } from './pages/menu-page';
import { ReviewPage } from './pages/review-page';
import { ServicesPage } from './pages/services-page';
import { WhenPage } from './pages/when-page';
import { wordsFor } from './words';

const PAGES: Record<OnlineAddress, ComponentType> = {
  'online-home': HomePage,
  'online-services': ServicesPage,
  'online-date': WhenPage,
  'online-time': WhenPage,
  'online-information': InformationPage,
  'online-review': ReviewPage,
  'online-confirm': BookingPage,
  'online-booking': BookingPage,
  'online-menu': MenuPage,
  'online-price-list': PriceListPage,
};

type OnlineAppProps = { content: OnlineContent; language: Language; origin: string };

export function OnlineApp({ content, language, origin }: OnlineAppProps) {
  const text = onlineDictionaries[language];
  const { salon, address } = content;
  const words = wordsFor(language, salon.currency, salon.time_zone, salon.clock);
  const Page = PAGES[address];
  const failures = {
    connection: text.failures.connection,
    unexpected: text.failures.unexpected,
    needed: text.failures.needed,
    mobile: text.failures.mobile,
    // What the server would say, in its words, before a code is asked for.
    letters: sayValidation({ key: 'english-or-arabic-text' }, language, text.details.name),
    card: sayValidation({ key: 'card-number' }, language, text.details.note),
    most: text.services.most,
    none: text.services.none,
    pick: text.when.pick,
    ended: text.hold.ended,
  };
  return (
    <OnlineContext value={onlineOf(content, language, text, words, origin)}>
      <a className="skip" href="#content">
        {text.page.skip}
      </a>
      {/* What the script can't read from the page. */}
      <div
        id="online"
        data-alias={salon.alias}
        data-currency={salon.currency}
        data-zone={salon.time_zone}
        data-clock={salon.clock}
        data-vat-rate={salon.vat_rate}
        data-page={address}
        data-words={JSON.stringify(failures)}
      >
        <Page />
        <footer className="online-footer">
          <a href={pathTo('landing', language)}>
            <span>{text.page.poweredBy}</span>
            <Mark size={20} />
            <b>{dictionaries[language].site.name}</b>
          </a>
          <LanguageSwitch className="footer-language" />
        </footer>
      </div>
    </OnlineContext>
  );
}
