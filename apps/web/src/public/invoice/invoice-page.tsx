import type { InvoicePage as Page } from '@rawnaq/domain/invoice-papers/invoice-page';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { createFormat } from '../../lib/format';
import { A4Paper } from '../../ui/paper/a4-paper';
import { RollPaper } from '../../ui/paper/roll-paper';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { invoiceTexts } from './texts';

type Props = { page: Page; language: Language };

/**
 * The document as it was printed, to keep, to print again and to rate. It works without a script: links and one form.
 */
export function InvoicePage({ page, language }: Props) {
  const text = invoiceTexts[language];
  const { paper } = page;
  const salon = paper.seller.name[language];
  const other = otherLanguage(language);
  const place = { uniqueId: page.unique_id };
  const pdf = `/api/public/invoice_papers/public_pdf?unique_id=${page.unique_id}`;
  return (
    <>
      <header className="invoice-top">
        <span className="invoice-salon">
          {paper.seller.logo ? <img src={paper.seller.logo} alt="" width={36} height={36} /> : <Mark size={36} />}
          <b>{salon}</b>
        </span>
        <nav className="invoice-actions">
          <a href={pathTo('web-invoice', other, place)} lang={other} hrefLang={other} data-language-switch="">
            <Icon name="globe" size={18} />
            <span>{text.language}</span>
          </a>
          <button type="button" data-print="" hidden>
            {text.print}
          </button>
          <a className="main" href={pdf} download="">
            {text.pdf}
          </a>
        </nav>
      </header>
      <main id="content" className="web-invoice" tabIndex={-1}>
        <div className="invoice-sheet">
          <State page={page} language={language} />
          <div className="invoice-wide" translate="no">
            <A4Paper paper={paper} />
          </div>
          <div className="invoice-narrow" translate="no">
            <RollPaper paper={paper} language={language} />
          </div>
          <a className="invoice-keep" href={pdf} download="">
            {text.pdf}
          </a>
        </div>
        <aside className="invoice-side">
          {page.can_rate && <Rating page={page} language={language} />}
          {page.alias && (
            <a className="invoice-next" href={pathTo('online-home', language, { aliasName: page.alias })}>
              <Icon name="calendar" size={22} />
              <span>
                <b>{text.book}</b>
                {page.points_earned > 0 && (
                  <small>{fillPlaces(text.points, { points: String(page.points_earned) })}</small>
                )}
              </span>
            </a>
          )}
          <p className="invoice-by">{text.by}</p>
        </aside>
      </main>
    </>
  );
}

function State({ page, language }: Props) {
  const text = invoiceTexts[language];
  const { paper } = page;
  const format = createFormat({ language, currency: paper.currency, timeZone: page.time_zone });
  if (paper.cancelled)
    return (
      <p className="invoice-state" data-state="cancelled">
        {text.cancelled}
      </p>
    );
  if (paper.kind !== 'invoice') return null;
  return page.open > 0 ? (
    <p className="invoice-state" data-state="open">
      {fillPlaces(text.open, { amount: format.money(page.open) })}
    </p>
  ) : (
    <p className="invoice-state" data-state="paid">
      <Icon name="check" size={16} />
      {text.paid}
    </p>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Stars are radios in reverse order: a chosen one colours those after it, which stand before it on the page. */
function Rating({ page, language }: Props) {
  const text = invoiceTexts[language];
  const name = page.paper.buyer?.name[language].trim().split(/\s+/)[0];
  if (page.stars !== null)
    return (
      <section className="invoice-rating" role="status">
        <h2>{text.already}</h2>
        <p>{fillPlaces(text.gave, { count: String(page.stars) })}</p>
      </section>
    );
  return (
    <form
      className="invoice-rating"
      method="post"
      action={pathTo('web-invoice', language, { uniqueId: page.unique_id })}
    >
      <h2 id="how">{name ? fillPlaces(text.how, { name: isolated(name) }) : text.howAll}</h2>
      <div className="invoice-stars" role="radiogroup" aria-labelledby="how">
        {STARS.map((count) => (
          <label key={count}>
            <input type="radio" name="stars" value={count} required />
            <span className="unseen">{fillPlaces(text.stars, { count: String(count) })}</span>
            <Icon name="star" size={34} />
          </label>
        ))}
      </div>
      <textarea name="comment" rows={3} maxLength={1000} placeholder={text.more} aria-label={text.more} dir="auto" />
      <button type="submit">{text.send}</button>
    </form>
  );
}

export function RatedPage({ page, language }: Props) {
  const text = invoiceTexts[language];
  return (
    <main id="content" className="invoice-told" tabIndex={-1}>
      <Mark size={56} />
      <h1>{text.ratedTitle}</h1>
      {page.stars !== null && <p>{fillPlaces(text.gave, { count: String(page.stars) })}</p>}
      <p>{text.ratedText}</p>
      <a href={pathTo('web-invoice', language, { uniqueId: page.unique_id })}>{text.back}</a>
      {page.alias && <a href={pathTo('online-home', language, { aliasName: page.alias })}>{text.book}</a>}
    </main>
  );
}

export function MissingInvoice({ language }: { language: Language }) {
  const text = invoiceTexts[language];
  return (
    <main id="content" className="invoice-told" tabIndex={-1}>
      <Mark size={56} />
      <h1>{text.missingTitle}</h1>
      <p>{text.missingText}</p>
      <a href={`/${language}`}>{text.home}</a>
    </main>
  );
}

/** A Latin name would pull what follows to its own side of an Arabic line. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
