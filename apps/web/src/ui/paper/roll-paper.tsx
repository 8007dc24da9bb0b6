import { directionOf, otherLanguage, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import {
  paperFacts,
  paperLines,
  paperQr,
  paperSettlements,
  paperTotals,
  type PaperRow,
} from '@rawnaq/domain/papers/paper-rows';
import { paperTitle, rollLanguage } from '@rawnaq/domain/papers/paper-title';
import { currencyWords, paperWords } from '@rawnaq/domain/papers/paper-words';
import { PaperCode, PaperLogo, Words } from './paper-parts';
import './paper.css';

type Say = (text: Localized) => string;

/** The receipt of an 80 mm roll: black alone, one language with both titles. */
export function RollPaper({ paper, language: chosen }: { paper: Paper; language: Language }) {
  const language = rollLanguage(paper, chosen);
  const say: Say = (text) => text[language] || text[otherLanguage(language)];
  const facts = paperFacts(paper).filter(({ key }) => key !== 'trn');
  const payments = paperSettlements(paper).rows.filter(({ key }) => key !== 'open' || paper.open > 0);
  const { salesman } = paper;
  return (
    <article className="paper-roll" lang={language} dir={directionOf(language)}>
      <Head paper={paper} say={say} />
      <h2>
        <Words text={paperTitle(paper)[language]} language={language} />
        <Words
          className="paper-second"
          text={paperTitle(paper)[otherLanguage(language)]}
          language={otherLanguage(language)}
        />
        {paper.cancelled && <strong>{`*** ${say(paperWords.cancelled)} ***`}</strong>}
      </h2>
      <Rows
        rows={[...facts, ...(salesman ? [{ key: 'salesman', label: paperWords.salesman, value: salesman }] : [])]}
        say={say}
      />
      <Lines paper={paper} say={say} />
      <Rows rows={paperTotals(paper)} say={say} unit={say(currencyWords[paper.currency].unit)} />
      {payments.length > 0 && <Rows rows={payments} say={say} />}
      <Foot paper={paper} language={language} say={say} />
    </article>
  );
}

function Head({ paper, say }: { paper: Paper; say: Say }) {
  const { name, header, address, telephone } = paper.seller;
  const trn = paperFacts(paper).find(({ key }) => key === 'trn');
  return (
    <header>
      <PaperLogo paper={paper} className="paper-logo" />
      <h1>{say(name)}</h1>
      {[say(header), say(address)].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {telephone && (
        <p>
          <bdi dir="ltr">{telephone}</bdi>
        </p>
      )}
      {trn && (
        <p>
          {say(trn.label)} <bdi dir="ltr">{paper.seller.trn}</bdi>
        </p>
      )}
    </header>
  );
}

function Rows({ rows, say, unit }: { rows: readonly PaperRow[]; say: Say; unit?: string }) {
  return (
    <dl>
      {rows.map(({ key, label, value, strong }) => (
        <div key={key} data-key={key} data-strong={strong}>
          <dt>{say(label)}</dt>
          <dd>
            {typeof value === 'string' ? <bdi dir="ltr">{value}</bdi> : say(value)}
            {key === 'payable' && unit && ` ${unit}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ paper, say }: { paper: Paper; say: Say }) {
  return (
    <table>
      <thead>
        <tr>
          <th>{say(paperWords.item)}</th>
          <th>{say(paperWords.quantity)}</th>
          <th>{say(paperWords.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {paperLines(paper).map(({ name, notes, figures }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same, and none moves
          <tr key={place}>
            <td>
              <b>{say(name)}</b>
              {figures.quantity !== '1' && (
                <small>
                  <bdi dir="ltr">{`${figures.quantity} × ${figures.unit_price}`}</bdi>
                </small>
              )}
              {figures.discount && (
                <small>
                  {say(paperWords.line_discount)} <bdi dir="ltr">{`−${figures.discount}`}</bdi>
                </small>
              )}
              {notes.length > 0 && <small>{notes.map(say).join(' · ')}</small>}
            </td>
            <td>{figures.quantity}</td>
            <td>
              <bdi dir="ltr">{figures.gross}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Foot({ paper, language, say }: { paper: Paper; language: Language; say: Say }) {
  const { footer, terms } = paper.seller;
  const qr = paperQr(paper);
  return (
    <footer>
      <PaperCode paper={paper} language={language} className="paper-qr" />
      {qr?.is === 'link' && <small>{say(paperWords.scan_link)}</small>}
      <b>{say(footer)}</b>
      <p>{say(terms)}</p>
      {paper.link && qr?.is !== 'link' && <bdi dir="ltr">{paper.link.replace(/^https:\/\//, '')}</bdi>}
    </footer>
  );
}
