import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { offerTexts } from './texts';

export type OfferOnPage = { unique_id: string; english_name: string; arabic_name: string; is_stopped: boolean };

/** Asks whether offers should end, or says that they have. */
export function OfferPage({ offer, language }: { offer: OfferOnPage; language: Language }) {
  const text = offerTexts[language];
  const salon = `\u2068${language === 'ar' ? offer.arabic_name : offer.english_name}\u2069`;
  const other = otherLanguage(language);
  const place = { uniqueId: offer.unique_id };
  return (
    <>
      <header className="voucher-top">
        <span className="voucher-salon">
          <b>{salon}</b>
        </span>
        <a
          className="voucher-language"
          href={pathTo('web-unsubscribe', other, place)}
          lang={other}
          hrefLang={other}
          data-language-switch=""
        >
          <Icon name="globe" size={18} />
          <span>{text.language}</span>
        </a>
      </header>
      <main id="content" className="voucher-missing" tabIndex={-1}>
        <h1>{offer.is_stopped ? text.stopped : fillPlaces(text.ask, { salon })}</h1>
        <p role={offer.is_stopped ? 'status' : undefined}>
          {offer.is_stopped ? fillPlaces(text.stoppedText, { salon }) : text.text}
        </p>
        {!offer.is_stopped && (
          <form method="post" action={pathTo('web-unsubscribe', language, place)}>
            <input type="hidden" name="from_page" value="1" />
            <button type="submit" className="voucher-button main">
              {text.stop}
            </button>
          </form>
        )}
      </main>
    </>
  );
}

export function MissingOffer({ language }: { language: Language }) {
  const text = offerTexts[language];
  return (
    <main id="content" className="voucher-missing">
      <Mark size={64} />
      <h1>{text.missingTitle}</h1>
      <p>{text.missingText}</p>
      <a className="voucher-button" href={pathTo('landing', language)}>
        {text.home}
      </a>
    </main>
  );
}
