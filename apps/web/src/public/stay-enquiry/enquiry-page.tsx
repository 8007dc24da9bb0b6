import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import { sayAmount } from '@rawnaq/domain/kernel/money';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { EnquiryNotice, EnquiryPage as Page } from '@rawnaq/domain/property-stays/enquiry-page';
import { depositStages, enquiryStates } from '@rawnaq/domain/property-stays/enquiry.states';
import { countNights } from '@rawnaq/domain/property-stays/nights.rules';
import { MOST_LETTERS } from '@rawnaq/domain/property-stays/stay-limits';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import { Mark } from '../art/mark';
import { PartnerWish } from './partner-wish';
import { countOf, enquiryTexts } from './texts';

type Props = { page: Page; language: Language };
type Shown = Props & { partners: readonly ShownPartner[]; notice?: EnquiryNotice | undefined };
const { codes } = enquiryStates;
const BAD: readonly EnquiryNotice[] = ['over', 'taken', 'empty', 'not-wished', 'pay-first', 'no-payment'];

/** What became of an enquiry, and what its renter may do now. Forms alone, no script. */
export function EnquiryPage({ page, partners, language, notice }: Shown) {
  const text = enquiryTexts[language];
  const other = otherLanguage(language);
  const place = { uniqueId: page.unique_id };
  return (
    <div className="stay-page">
      <header className="stay-top">
        <Mark size={40} />
        <span>
          <b>{page.property.name[language]}</b>
          <small>{page.property.area[language]}</small>
        </span>
        <a href={pathTo('stay-enquiry', other, place)} lang={other} hrefLang={other} data-language-switch="">
          {text.language}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {notice && (
          <p className="stay-said" role="status" data-bad={BAD.includes(notice) || undefined}>
            {text.said[notice]}
          </p>
        )}
        <Standing page={page} language={language} />
        <Facts page={page} language={language} />
        <Acts page={page} language={language} />
        {partners.map((partner) => (
          <PartnerWish key={partner.alias} page={page} partner={partner} language={language} />
        ))}
        <Letters page={page} language={language} />
        <Ways page={page} language={language} />
      </main>
    </div>
  );
}

function Standing({ page, language }: Props) {
  const text = enquiryTexts[language];
  const { status } = page;
  const owner = `\u2068${page.owner.name}\u2069`;
  if (status === codes.new)
    return <Told title={text.heading.asked} lead={fillPlaces(text.lead.asked, { owner })} tone="asked" />;
  if (page.is_open && page.valid_until) {
    const { date, time } = page.valid_until;
    const until = `${sayDay(date, language)} ${viewTime(time, language, '12')}`;
    return <Told title={text.heading.offered} lead={fillPlaces(text.lead.offered, { until })} tone="offered" />;
  }
  if (status === codes.confirmed) {
    const date = sayDay(page.arrives_on, language);
    return (
      <Told title={text.heading.confirmed} lead={fillPlaces(text.lead.confirmed, { owner, date })} tone="confirmed" />
    );
  }
  const closed = status === codes.offered ? codes.expired : status;
  return (
    <Told
      title={page.cancelled_by_renter ? text.closed.cancelledByYou : text.closed[closed]}
      lead={closed === codes.expired ? text.lead.expired : text.lead.closed}
      tone="closed"
    />
  );
}

function Told({ title, lead, tone }: { title: string; lead: string; tone: string }) {
  return (
    <section className="stay-standing" data-tone={tone}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </section>
  );
}

function Facts({ page, language }: Props) {
  const text = enquiryTexts[language];
  const { check_in, check_out } = page.property;
  const at = (time: string) => viewTime(time, language, '12');
  return (
    <dl className="stay-facts">
      <div>
        <dt>{text.arrival}</dt>
        <dd>{sayDay(page.arrives_on, language)}</dd>
        <dd className="stay-quiet">{fillPlaces(text.from, { time: at(check_in) })}</dd>
      </div>
      <div>
        <dt>{text.leaving}</dt>
        <dd>{sayDay(page.leaves_on, language)}</dd>
        <dd className="stay-quiet">{fillPlaces(text.until, { time: at(check_out) })}</dd>
      </div>
      <div className="stay-wide">
        <dt>
          {countOf('nights', countNights(page), language)} · {countOf('guests', page.people, language)}
        </dt>
      </div>
      {page.price !== null && (
        <div className="stay-wide stay-price">
          <dt>{text.price}</dt>
          <dd>
            <bdi>{sayAmount(page.price, 'AED', language)}</bdi>
          </dd>
        </div>
      )}
      {page.deposit && (
        <div className="stay-wide">
          <dt>{text.deposit}</dt>
          <dd>
            <bdi>{sayAmount(page.deposit.amount, 'AED', language)}</bdi>
          </dd>
          <dd className="stay-quiet">{isKept(page) ? text.kept : text.stage[page.deposit.stage]}</dd>
        </div>
      )}
      {page.offer_note !== '' && (
        <div className="stay-wide">
          <dt>{text.note}</dt>
          <dd>
            <bdi>{page.offer_note}</bdi>
          </dd>
        </div>
      )}
      {page.reason !== null && (
        <div className="stay-wide">
          <dt>{text.reason}</dt>
          <dd>
            <bdi>{page.reason}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** She called the stay off and has paid: what becomes of her money is the owner's to say. */
const isKept = ({ cancelled_by_renter, deposit }: Page): boolean =>
  cancelled_by_renter && deposit?.stage === depositStages.codes.paid;

function Acts({ page, language }: Props) {
  const text = enquiryTexts[language];
  const isOpen = page.status === codes.new || page.is_open;
  if (page.may_cancel) return <Cancel page={page} language={language} />;
  if (!isOpen) return null;
  return (
    <form method="post" action={pathTo('stay-enquiry', language, { uniqueId: page.unique_id })} className="stay-acts">
      {page.is_open && <Accept page={page} language={language} />}
      <button type="submit" name="act" value="withdraw" className="stay-other">
        {text.withdraw}
      </button>
    </form>
  );
}

/** A link and no form: it leads on to the gateway, where a form of ours may not. */
function Accept({ page: { deposit }, language }: Props) {
  const text = enquiryTexts[language];
  if (!deposit)
    return (
      <>
        <button type="submit" name="act" value="accept" className="stay-main">
          {text.accept}
        </button>
        <p className="stay-quiet">{text.acceptNote}</p>
      </>
    );
  return (
    <>
      {deposit.pay_path ? (
        <a href={`${deposit.pay_path}?lang=${language}`} className="stay-main">
          {fillPlaces(text.acceptAndPay, { amount: `\u2068${sayAmount(deposit.amount, 'AED', language)}\u2069` })}
        </a>
      ) : (
        <button type="submit" name="act" value="pay" className="stay-main">
          {text.payAgain}
        </button>
      )}
      <p className="stay-quiet">{text.payNote}</p>
    </>
  );
}

/** Asked twice, because it can't be undone: once to open, once to say yes. */
function Cancel({ page, language }: Props) {
  const text = enquiryTexts[language];
  return (
    <details className="stay-cancel">
      <summary>{text.cancel}</summary>
      <form method="post" action={pathTo('stay-enquiry', language, { uniqueId: page.unique_id })} className="stay-acts">
        <p className="stay-quiet">{text.cancelNote}</p>
        <button type="submit" name="act" value="cancel" className="stay-other">
          {text.cancelYes}
        </button>
      </form>
    </details>
  );
}

function Letters({ page, language }: Props) {
  const text = enquiryTexts[language];
  const first = page.message === '' ? [] : [{ by_renter: true, text: page.message, date: null, time: '' }];
  return (
    <section className="stay-letters">
      <h2>{text.messages}</h2>
      <ol>
        {[...first, ...page.letters].map((letter, index) => (
          <li key={index} data-mine={letter.by_renter || undefined}>
            <small>
              {letter.by_renter ? text.you : text.owner}
              {letter.date && ` · ${sayDay(letter.date, language)} ${viewTime(letter.time, language, '12')}`}
            </small>
            <p dir="auto">{letter.text}</p>
          </li>
        ))}
      </ol>
      <form method="post" action={pathTo('stay-enquiry', language, { uniqueId: page.unique_id })}>
        <label htmlFor="text">{text.write}</label>
        <textarea id="text" name="text" rows={3} maxLength={MOST_LETTERS} dir="auto" required />
        <button type="submit" name="act" value="write" className="stay-other">
          {text.send}
        </button>
      </form>
    </section>
  );
}

function Ways({ page, language }: Props) {
  const text = enquiryTexts[language];
  const { unique_id } = page.property;
  return (
    <nav className="stay-ways">
      <a href={`tel:${page.owner.mobile}`}>{fillPlaces(text.call, { owner: `\u2068${page.owner.name}\u2069` })}</a>
      {unique_id ? (
        <a href={pathTo('property', language, { uniqueId: unique_id })}>{text.place}</a>
      ) : (
        <a href={pathTo('search', language)}>{text.search}</a>
      )}
    </nav>
  );
}

/** What is said where there is no enquiry. */
export function EnquiryMissing({ language }: { language: Language }) {
  const text = enquiryTexts[language];
  return (
    <main id="content" className="invoice-told" tabIndex={-1}>
      <Mark size={56} />
      <h1>{text.missingTitle}</h1>
      <p>{text.missing}</p>
      <a href={pathTo('search', language)}>{text.search}</a>
    </main>
  );
}
