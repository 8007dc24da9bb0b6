import { directionOf, LANGUAGES, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { paperQr, type PaperRow, type PaperValue } from '@rawnaq/domain/papers/paper-rows';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import { QrCode } from '../marks/qr-code';

/** Documents are bilingual by law: their words come from the domain in both languages, and every piece says which one it is in. */
type WordsProps = { text: string; language: Language; className?: string };

export function Words({ text, language, className }: WordsProps) {
  return (
    <span className={className} lang={language} dir={directionOf(language)}>
      {text}
    </span>
  );
}

/** Both languages, the second behind the first. */
export function BothWords({ text }: { text: Localized }) {
  return LANGUAGES.map((language) => <Words key={language} text={text[language]} language={language} />);
}

/** Numbers, codes and dates are read from the left wherever they stand; words in both languages, once where they are the same. */
export function ValueInBoth({ value }: { value: PaperValue }) {
  if (typeof value === 'string') return <bdi dir="ltr">{value}</bdi>;
  const languages = LANGUAGES.filter((language) => value[language] && (language === 'en' || value.ar !== value.en));
  return (
    <span className="paper-both">
      {languages.map((language) => (
        <bdi key={language} lang={language}>
          {value[language]}
        </bdi>
      ))}
    </span>
  );
}

/** Label, value, label. */
export function BilingualRows({ rows, className }: { rows: readonly PaperRow[]; className: string }) {
  return (
    <table className={className}>
      <tbody>
        {rows.map(({ key, label, value, strong }) => (
          <tr key={key} data-key={key} data-strong={strong}>
            <th scope="row" lang="en" dir="ltr">
              {label.en}
            </th>
            <td>
              <ValueInBoth value={value} />
            </td>
            <th lang="ar" dir="rtl">
              {label.ar}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PaperCode({ paper, language, className }: { paper: Paper; language: Language; className: string }) {
  const qr = paperQr(paper);
  if (!qr) return null;
  const label = qr.is === 'tax' ? paperWords.tax_code : paperWords.scan_link;
  return <QrCode className={className} text={qr.text} label={label[language]} sturdy />;
}

export function PaperLogo({ paper, className }: { paper: Paper; className: string }) {
  const { logo } = paper.seller;
  return logo && paper.shows.logo ? <img className={className} src={logo} alt="" /> : null;
}
