import { fillPlaces, LANGUAGES, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import {
  paperColumns,
  paperFacts,
  paperLines,
  paperQr,
  paperRemarks,
  paperSettlements,
  paperTotals,
  type PrintedLine,
} from '@rawnaq/domain/papers/paper-rows';
import { paperTitle } from '@rawnaq/domain/papers/paper-title';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import { BilingualRows, BothWords, PaperCode, PaperLogo, Words } from './paper-parts';
import './paper.css';

/** Both languages on one sheet: English begins at one edge, Arabic at the other, what has no language stands between them. */
export function A4Paper({ paper }: { paper: Paper }) {
  const payments = paperSettlements(paper);
  return (
    <article className="paper-a4" dir="ltr">
      <header className="paper-head">
        <Seller paper={paper} language="en" />
        <PaperLogo paper={paper} className="paper-logo" />
        <Seller paper={paper} language="ar" />
      </header>
      <h1 className="paper-title">
        <BothWords text={paperTitle(paper)} />
      </h1>
      {paper.cancelled && (
        <p className="paper-cancelled">
          <BothWords text={paperWords.cancelled} />
        </p>
      )}
      <section className="paper-facts">
        <BilingualRows className="paper-rows" rows={paperFacts(paper)} />
        <Code paper={paper} />
      </section>
      <Lines paper={paper} />
      <section className="paper-bottom">
        <div>
          {payments.rows.length > 0 && (
            <>
              <h2 className="paper-pair paper-payments">
                <BothWords text={payments.title} />
              </h2>
              <BilingualRows className="paper-rows" rows={payments.rows} />
            </>
          )}
          {paperRemarks(paper).map((remark) => (
            <p key={remark.en} className="paper-pair paper-remark">
              <BothWords text={remark} />
            </p>
          ))}
        </div>
        <BilingualRows className="paper-rows paper-totals" rows={paperTotals(paper)} />
      </section>
      <Terms paper={paper} />
      <footer className="paper-pair paper-foot">
        <span className="paper-both">{paper.salesman && <Issuer salesman={paper.salesman} />}</span>
        <span className="paper-both">
          <BothWords text={paperWords.made_with} />
        </span>
      </footer>
    </article>
  );
}

function Seller({ paper, language }: { paper: Paper; language: Language }) {
  const { name, address, header, telephone } = paper.seller;
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <b>{name[language]}</b>
      {[address[language], header[language]].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {telephone && (
        <p>
          <bdi dir="ltr">{telephone}</bdi>
        </p>
      )}
    </div>
  );
}

function Code({ paper }: { paper: Paper }) {
  const qr = paperQr(paper);
  if (!qr) return null;
  return (
    <figure className="paper-code">
      <PaperCode paper={paper} language="en" className="paper-qr" />
      {qr.is === 'link' && (
        <figcaption>
          <BothWords text={paperWords.scan_link} />
        </figcaption>
      )}
    </figure>
  );
}

function Lines({ paper }: { paper: Paper }) {
  const columns = paperColumns(paper);
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          <th>#</th>
          {LANGUAGES.map((language) => (
            <th key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              {paperWords.description[language]}
            </th>
          ))}
          {columns.map(({ key, label }) => (
            <th key={key} className="paper-figure">
              <BothWords text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paperLines(paper).map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same, and none moves
          <tr key={place}>
            <td>{place + 1}</td>
            {LANGUAGES.map((language) => (
              <Sold key={language} line={line} language={language} />
            ))}
            {columns.map(({ key }) => (
              <td key={key} className="paper-figure">
                {line.figures[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sold({ line, language }: { line: PrintedLine; language: Language }) {
  return (
    <td lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <b>{line.name[language]}</b>
      {line.notes.length > 0 && <small>{line.notes.map((note) => note[language]).join(' · ')}</small>}
    </td>
  );
}

function Terms({ paper }: { paper: Paper }) {
  const { footer, terms } = paper.seller;
  if (![footer, terms].some((text) => text.en || text.ar)) return null;
  return (
    <section className="paper-terms">
      {LANGUAGES.map((language) => (
        <div key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <b>{footer[language]}</b>
          <p>{terms[language]}</p>
        </div>
      ))}
    </section>
  );
}

function Issuer({ salesman }: { salesman: Localized }) {
  return LANGUAGES.map((language) => (
    <Words
      key={language}
      language={language}
      text={fillPlaces('{word} {name}', { word: paperWords.salesman[language], name: salesman[language] })}
    />
  ));
}
