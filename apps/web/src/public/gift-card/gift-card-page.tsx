import type { GiftCardPage as Card } from '@rawnaq/domain/gift-cards/gift-card-page';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { encode } from 'uqr';
import { createFormat } from '../../lib/format';
import { GiftCardArt } from '../../lib/gift-card-art';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { giftCardTexts } from './texts';

type Props = { card: Card; language: Language; origin: string };

/** The card as it is given: on a phone, on paper, and at the till by its QR. */
export function GiftCardPage({ card, language, origin }: Props) {
  const text = giftCardTexts[language];
  const salon = language === 'ar' ? card.arabic_name : card.english_name;
  const other = otherLanguage(language);
  const isActive = card.condition === 'active';
  const firstName = card.beneficiary?.trim().split(/\s+/)[0];
  return (
    <>
      <header className="voucher-top">
        <span className="voucher-salon">
          {card.logo && <img src={card.logo} alt="" width={38} height={38} />}
          <b>{salon}</b>
        </span>
        <a
          className="voucher-language"
          href={pathTo('web-gift-card', other, { uniqueId: card.unique_id })}
          lang={other}
          hrefLang={other}
          data-language-switch=""
        >
          <Icon name="globe" size={18} />
          <span>{text.language}</span>
        </a>
      </header>
      <main id="content" className="voucher" tabIndex={-1}>
        <section className="voucher-hello">
          {card.buyer && <p>{fillPlaces(text.from, { name: isolated(card.buyer) })}</p>}
          <h1>{firstName ? fillPlaces(text.for, { name: isolated(firstName) }) : text.forYou}</h1>
        </section>
        {!isActive && (
          <p className="voucher-notice" role="status">
            {card.condition === 'used' ? text.used : text.expired}
          </p>
        )}
        <Front card={card} language={language} />
        {card.description && (
          <blockquote className="voucher-message" dir="auto">
            {card.description}
          </blockquote>
        )}
        {isActive && <AtTheTill card={card} language={language} origin={origin} />}
        <ul className="voucher-terms">
          <Term text={text.anything} />
          {card.is_bound && card.beneficiary && (
            <Term text={fillPlaces(text.bound, { name: isolated(card.beneficiary) })} />
          )}
          <Term text={text.once} />
        </ul>
      </main>
      <div className="voucher-bar">
        <button type="button" className="voucher-button" data-print="" hidden>
          {text.print}
        </button>
        {card.alias && isActive && (
          <a className="voucher-button main" href={pathTo('online-home', language, { aliasName: card.alias })}>
            <Icon name="calendar" size={20} />
            {text.book}
          </a>
        )}
      </div>
    </>
  );
}

function Front({ card, language }: Omit<Props, 'origin'>) {
  const text = giftCardTexts[language];
  const format = createFormat({ language, currency: card.currency, timeZone: card.time_zone });
  const { digits, unit, unitFirst } = format.moneyParts(card.value);
  const amount = <bdi dir="ltr">{digits.replace(/\.0+$/, '')}</bdi>;
  return (
    <section className="voucher-card" aria-label={text.card} data-ended={card.condition === 'active' ? undefined : ''}>
      <GiftCardArt design={card.design} className="voucher-art" />
      <div className="voucher-row">
        <span>{text.card}</span>
        <bdi dir="ltr" className="voucher-code">
          {sayCode(card.code)}
        </bdi>
      </div>
      <p className="voucher-value">
        {unitFirst && <small>{`${unit} `}</small>}
        {amount}
        {!unitFirst && <small>{` ${unit}`}</small>}
      </p>
      <div className="voucher-who">
        {card.beneficiary && (
          <b>
            <bdi>{card.beneficiary}</bdi>
          </b>
        )}
        {card.expires_on && <span>{fillPlaces(text.validUntil, { date: format.date(card.expires_on) })}</span>}
      </div>
      {card.design === 'logo' && card.logo && <img className="voucher-logo" src={card.logo} alt="" />}
    </section>
  );
}

function AtTheTill({ card, language, origin }: Props) {
  const text = giftCardTexts[language];
  const address = origin + pathTo('web-gift-card', language, { uniqueId: card.unique_id });
  return (
    <section className="voucher-pay">
      <Qr text={address} label={text.qr} />
      <div>
        <h2>{text.pay}</h2>
        <p>{text.show}</p>
        <button
          type="button"
          className="voucher-copy"
          data-copy={sayCode(card.code)}
          data-done={text.copied}
          aria-label={`${text.copy} ${sayCode(card.code)}`}
        >
          <bdi dir="ltr">{sayCode(card.code)}</bdi>
        </button>
      </div>
    </section>
  );
}

const Term = ({ text }: { text: string }) => (
  <li>
    <Icon name="check" size={18} />
    <span>{text}</span>
  </li>
);

/** Black on white in every colour scheme: cameras and scanners want it so. */
function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2, ecc: 'M' });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className="voucher-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}

/** A Latin name would pull what follows to its own side of an Arabic line. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

export function MissingGiftCard({ language }: { language: Language }) {
  const text = giftCardTexts[language];
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
