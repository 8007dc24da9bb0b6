import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { ContractPage as Page, SignProblem } from '@rawnaq/domain/platform-contracts/contract-page';
import {
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
  signaturePath,
  type Strokes,
} from '@rawnaq/domain/platform-contracts/signature.rules';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { contractTexts, sayClauses } from './texts';

type Props = { page: Page; language: Language };
export type SignTry = { problem: SignProblem; strokes: Strokes | null };

/** Read, draw, agree, sign: one form. The drawing needs its script; everything else is there without one. */
export function ContractPage({ page, language, tried }: Props & { tried: SignTry | undefined }) {
  const text = contractTexts[language];
  const { document, unique_id } = page;
  return (
    <Frame page={page} language={language}>
      <h1>{document.title[language]}</h1>
      <p className="contract-sub">
        {fillPlaces(text.until, { number: document.number, date: sayDay(page.sign_until, language) })}
      </p>
      {tried?.problem === 'text-changed' && <Problem language={language} problem="text-changed" />}
      <FactsCard page={page} language={language} />
      <Clauses page={page} language={language} />
      <form
        method="post"
        action={pathTo('account-contract', language, { uniqueId: unique_id })}
        data-contract={unique_id}
        noValidate
      >
        <input type="hidden" name="text_hash" value={page.text_hash} />
        <input type="hidden" name="strokes" value={tried?.strokes ? JSON.stringify(tried.strokes) : ''} />
        <section className="contract-card contract-pad" data-wrong={tried?.problem === 'not-drawn' || undefined}>
          <div className="contract-pad-head">
            <h2>{text.draw}</h2>
            <span>
              <button type="button" data-undo="" hidden>
                {text.undo}
              </button>
              <button type="button" data-clear="" hidden>
                {text.clear}
              </button>
            </span>
          </div>
          <div className="contract-ground">
            <svg
              viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
              role="img"
              aria-label={text.pad}
              data-pad={text.drawn}
            >
              <path d={tried?.strokes ? signaturePath(tried.strokes) : undefined} />
            </svg>
            <small>
              <bdi>{page.signer_name}</bdi>
            </small>
          </div>
          {tried?.problem === 'not-drawn' && <Problem language={language} problem="not-drawn" />}
          <noscript>
            <p className="contract-problem">{text.noScript}</p>
          </noscript>
          <p className="contract-note">{text.note}</p>
        </section>
        <label className="contract-agree">
          <input type="checkbox" name="agreed" value="yes" defaultChecked={tried?.problem === 'not-drawn'} />
          <span>{text.agree}</span>
        </label>
        {tried?.problem === 'not-agreed' && <Problem language={language} problem="not-agreed" />}
        <footer className="contract-bar" data-pinned="">
          <button type="submit">{text.sign}</button>
          <small>{text.once}</small>
        </footer>
      </form>
    </Frame>
  );
}

/** For good: what was signed, by whom, when and from where, and the file. */
export function SignedContract({ page, language }: Props) {
  const text = contractTexts[language];
  const { signature, document } = page;
  return (
    <Frame page={page} language={language}>
      {page.is_changed ? (
        <p className="contract-problem" role="alert">
          {text.changed}
        </p>
      ) : (
        <p className="contract-done">
          <Icon name="check" size={22} />
          {text.signedTitle}
        </p>
      )}
      <h1>{document.title[language]}</h1>
      <p className="contract-sub">{fillPlaces(text.number, { number: document.number })}</p>
      <p className="contract-note">{text.signedText}</p>
      <FactsCard page={page} language={language} />
      <Clauses page={page} language={language} />
      {signature && (
        <section className="contract-card contract-pad">
          <div className="contract-ground" data-done="">
            <svg viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`} role="img" aria-label={text.drawn}>
              <path d={signaturePath(signature.strokes)} />
            </svg>
            <small>
              <bdi>{page.signer_name}</bdi>
            </small>
          </div>
          <dl className="contract-facts">
            <Fact label={text.by}>
              <bdi>{page.signer_name}</bdi>
            </Fact>
            <Fact label={text.at}>{signature.at[language]}</Fact>
            <Fact label={text.from}>
              <bdi dir="ltr">{signature.ip}</bdi>
            </Fact>
          </dl>
          <p className="contract-hash">
            {text.hash}
            <bdi dir="ltr">{page.text_hash}</bdi>
          </p>
        </section>
      )}
      <a className="contract-file" href={`/api/public/account_contracts/public_pdf?unique_id=${page.unique_id}`}>
        {text.download}
      </a>
    </Frame>
  );
}

type ToldProps = { page: Page | null; language: Language; told: 'cancelled' | 'late' | 'missing' };

/** What is said instead of the contract. */
export function ContractTold({ page, language, told }: ToldProps) {
  const text = contractTexts[language];
  return (
    <main id="content" className="invoice-told" tabIndex={-1}>
      <Mark size={56} />
      <h1>{text[`${told}Title`]}</h1>
      <p>{text[told]}</p>
      {page ? <p>{text.askAgain}</p> : <a href={`/${language}`}>{text.home}</a>}
    </main>
  );
}

function Frame({ page, language, children }: Props & { children: ReactNode }) {
  const text = contractTexts[language];
  const other = otherLanguage(language);
  return (
    <div className="contract">
      <header className="contract-top">
        <Mark size={32} />
        <b>{text.name}</b>
        <a
          href={pathTo('account-contract', other, { uniqueId: page.unique_id })}
          lang={other}
          hrefLang={other}
          data-language-switch=""
        >
          {text.language}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

const FactsCard = ({ page, language }: Props) => (
  <section className="contract-card">
    <dl className="contract-facts">
      {page.document.facts.map(({ label, value }) => (
        <Fact key={label.en} label={label[language]}>
          <bdi>{value[language]}</bdi>
        </Fact>
      ))}
    </dl>
  </section>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Clauses({ page, language }: Props) {
  const text = contractTexts[language];
  const { clauses } = page.document;
  return (
    <details className="contract-card contract-clauses" data-clauses={text.read}>
      <summary>
        <Icon name="receipt" size={22} />
        <span>
          <b>{sayClauses(clauses.length, language)}</b>
          {page.state === 'open' && <small>{text.unread}</small>}
        </span>
        <Icon name="down" size={20} />
      </summary>
      <ol>
        {clauses.map(({ title, body }, place) => (
          <li key={place}>
            <h2>{`${place + 1}. ${title[language]}`}</h2>
            <p>{body[language]}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

const Problem = ({ language, problem }: { language: Language; problem: SignProblem }) => (
  <p className="contract-problem" role="alert">
    {contractTexts[language].problems[problem]}
  </p>
);
