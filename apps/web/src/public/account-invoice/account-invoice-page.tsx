import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, sayList, type Language } from '@rawnaq/domain/kernel/localized';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import { isTier } from '@rawnaq/domain/platform-invoices/account-items.states';
import type { AccountInvoice, AccountInvoiceParty } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { createFormat } from '../../lib/format';
import { QrCode } from '../../ui/marks/qr-code';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { accountInvoiceTexts } from './texts';

type Props = { invoice: AccountInvoice; language: Language; origin: string; noGateway: boolean };
const { issued, paid } = accountInvoiceStates.codes;
const ZONE = 'Asia/Dubai';
/** Codes inside Arabic words: without this their parts change places. */
const ltr = (text: string): string => `\u2066${text}\u2069`;

/** What a merchant owes the platform: to read, to print, to pay. It works without a script: links and one form. */
export function AccountInvoicePage({ invoice, language, origin, noGateway }: Props) {
  const text = accountInvoiceTexts[language];
  const other = otherLanguage(language);
  const place = { uniqueId: invoice.unique_id };
  const pdf = `/api/public/account_invoices/public_pdf?unique_id=${invoice.unique_id}`;
  return (
    <>
      <header className="invoice-top">
        <a className="invoice-salon" href={`/${language}`}>
          <Mark size={36} />
          <b>{language === 'ar' ? 'رونق' : 'Rawnaq'}</b>
        </a>
        <nav className="invoice-actions">
          <a href={pathTo('account-invoice', other, place)} lang={other} hrefLang={other} data-language-switch="">
            <Icon name="globe" size={18} />
            <span>{text.language}</span>
          </a>
          <button type="button" data-print="" hidden>
            {text.print}
          </button>
          <a href={pdf} download="">
            {text.pdf}
          </a>
        </nav>
      </header>
      <main id="content" className="web-invoice" tabIndex={-1}>
        <div className="invoice-sheet">
          <Sheet invoice={invoice} language={language} link={origin + pathTo('account-invoice', language, place)} />
          <a className="invoice-keep" href={pdf} download="">
            {text.pdf}
          </a>
        </div>
        <aside className="invoice-side">
          {invoice.status === issued && <Pay invoice={invoice} language={language} noGateway={noGateway} />}
          {invoice.status === paid && <Paid invoice={invoice} language={language} />}
          {invoice.cancelled_at && <p className="account-card">{text.cancelledText}</p>}
          {invoice.seller.email && (
            <p className="invoice-by">
              {text.question} <a href={`mailto:${invoice.seller.email}`}>{text.write}</a>
            </p>
          )}
        </aside>
      </main>
    </>
  );
}

function Sheet({ invoice, language, link }: { invoice: AccountInvoice; language: Language; link: string }) {
  const text = accountInvoiceTexts[language];
  const format = formatOf(invoice, language);
  const rate = `\u2066${invoice.vat_rate / 100}%\u2069`;
  const until = invoice.renewed_until ?? invoice.covers_to;
  const covers =
    invoice.covers_from && until
      ? fillPlaces(text.covers, { from: format.date(invoice.covers_from), to: format.date(until) })
      : undefined;
  const bare = (minor: number) => <bdi dir="ltr">{format.moneyParts(minor).digits}</bdi>;
  return (
    <article className="account-sheet">
      <header>
        <div>
          <h1>{invoice.seller.trn ? text.tax : text.plain}</h1>
          <p>
            <bdi dir="ltr">{invoice.number}</bdi> · {format.date(invoice.day)}
          </p>
        </div>
        <State invoice={invoice} language={language} />
      </header>
      <div className="account-parties">
        <Party label={text.from} party={invoice.seller} language={language} />
        <Party label={text.to} party={invoice.buyer} language={language} account={invoice.tenant} />
      </div>
      <table>
        <thead>
          <tr>
            <th>{text.description}</th>
            <th className="figure">{text.quantity}</th>
            <th className="figure">{fillPlaces(text.vat, { rate })}</th>
            <th className="figure">
              {fillPlaces(text.net, { currency: format.currencyWord(invoice.currency as Currency) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            <tr key={index}>
              <td>
                <b>
                  <bdi>{language === 'ar' ? line.arabic_name : line.english_name}</bdi>
                </b>
                {isTier(line.item) && covers && <small>{covers}</small>}
                {line.quantity > 1 && <small>{fillPlaces(text.each, { price: format.money(line.unit_price) })}</small>}
              </td>
              <td className="figure">{line.quantity}</td>
              <td className="figure quiet">{bare(line.vat)}</td>
              <td className="figure">
                <b>{bare(line.net)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        {invoice.status === issued && (
          <div className="account-scan">
            <QrCode text={link} label={text.qr} />
            <p>{text.scan}</p>
          </div>
        )}
        <dl>
          <div>
            <dt>{text.subtotal}</dt>
            <dd>{format.money(invoice.subtotal)}</dd>
          </div>
          <div>
            <dt>{fillPlaces(text.vat, { rate })}</dt>
            <dd>{format.money(invoice.vat)}</dd>
          </div>
          <div>
            <dt>{text.total}</dt>
            <dd>{format.money(invoice.total)}</dd>
          </div>
        </dl>
      </footer>
    </article>
  );
}

type PartyProps = { label: string; party: AccountInvoiceParty; language: Language; account?: number };

function Party({ label, party, language, account }: PartyProps) {
  const text = accountInvoiceTexts[language];
  return (
    <div>
      <small>{label}</small>
      <b>
        <bdi>{party.name[language]}</bdi>
      </b>
      {party.address[language] && <p>{party.address[language]}</p>}
      {party.trn && (
        <p>
          {text.trn} <bdi dir="ltr">{party.trn}</bdi>
        </p>
      )}
      {account !== undefined && <p className="quiet">{fillPlaces(text.account, { id: ltr(String(account)) })}</p>}
    </div>
  );
}

function State({ invoice: { status, due_on, today }, language }: { invoice: AccountInvoice; language: Language }) {
  const text = accountInvoiceTexts[language];
  const left = daysBetween(today, due_on);
  if (status === paid)
    return (
      <p className="invoice-state" data-state="paid">
        <Icon name="check" size={16} />
        {text.paid}
      </p>
    );
  if (status !== issued)
    return (
      <p className="invoice-state" data-state="cancelled">
        {text.cancelled}
      </p>
    );
  return (
    <p className="invoice-state" data-state={left < 0 ? 'cancelled' : 'open'}>
      {left < 0
        ? text.overdue
        : left === 0
          ? text.dueToday
          : left === 1
            ? text.dueTomorrow
            : fillPlaces(text.due, { days: String(left) })}
    </p>
  );
}

function Pay({ invoice, language, noGateway }: Omit<Props, 'origin'>) {
  const text = accountInvoiceTexts[language];
  const format = formatOf(invoice, language);
  const due = format.date(invoice.due_on);
  return (
    <>
      <form
        className="account-card"
        method="post"
        action={pathTo('account-invoice', language, { uniqueId: invoice.unique_id })}
      >
        <h2>{fillPlaces(text.payBy, { date: due })}</h2>
        <p className="account-amount">{format.money(invoice.total)}</p>
        {noGateway && (
          <p className="account-problem" role="alert">
            {text.noGateway}
          </p>
        )}
        {invoice.can_pay && (
          <>
            <button type="submit">{fillPlaces(text.pay, { amount: format.money(invoice.total) })}</button>
            <p className="quiet">{text.card}</p>
          </>
        )}
        {invoice.ways.some(({ method }) => method !== 'payment_link') && (
          <p className="quiet">
            {fillPlaces(invoice.can_pay ? text.otherWays : text.ways, {
              ways: sayList(
                invoice.ways.map(({ method, name }) => method !== 'payment_link' && name[language]),
                language,
              ),
            })}
          </p>
        )}
        {invoice.bank_details && (
          <details open={noGateway || !invoice.can_pay}>
            <summary>{text.transfer}</summary>
            <p className="account-bank">
              <bdi>{invoice.bank_details}</bdi>
            </p>
            <p className="quiet">{fillPlaces(text.transferText, { number: ltr(invoice.number) })}</p>
          </details>
        )}
      </form>
      <section className="account-card">
        <h2>{text.next}</h2>
        <ul className="account-next">
          {invoice.covers_to && (
            <li>
              <Icon name="check" size={18} />
              {fillPlaces(text.renews, { date: format.date(invoice.covers_to) })}
            </li>
          )}
          {invoice.buyer.email && (
            <li>
              <Icon name="check" size={18} />
              {fillPlaces(text.receipt, { email: ltr(invoice.buyer.email) })}
            </li>
          )}
          {invoice.works_until && (
            <li>
              <Icon name="clock" size={18} />
              {fillPlaces(text.later, { date: due, until: format.date(invoice.works_until) })}
            </li>
          )}
        </ul>
      </section>
    </>
  );
}

function Paid({ invoice, language }: { invoice: AccountInvoice; language: Language }) {
  const text = accountInvoiceTexts[language];
  const format = formatOf(invoice, language);
  return (
    <section className="account-card" role="status">
      <h2>{text.paidTitle}</h2>
      {invoice.renewed_until && <p>{fillPlaces(text.paidText, { date: format.date(invoice.renewed_until) })}</p>}
      <a className="account-door" href={pathTo('merchant-sign-in', language)}>
        {text.signIn}
      </a>
    </section>
  );
}

export function MissingAccountInvoice({ language }: { language: Language }) {
  const text = accountInvoiceTexts[language];
  return (
    <main id="content" className="invoice-told" tabIndex={-1}>
      <Mark size={56} />
      <h1>{text.missingTitle}</h1>
      <p>{text.missingText}</p>
      <a href={`/${language}`}>{text.home}</a>
    </main>
  );
}

const formatOf = ({ currency }: AccountInvoice, language: Language) =>
  createFormat({ language, currency: currency as Currency, timeZone: ZONE });
