import { useSite } from '../site';
import type { LegalPart } from './legal-text';

export function TermsPage() {
  const { legal } = useSite().text;
  return <LegalPage title={legal.terms} short={legal.termsShort} parts={legal.termsParts} />;
}

export function PrivacyPage() {
  const { legal } = useSite().text;
  return <LegalPage title={legal.privacy} short={legal.privacyShort} parts={legal.privacyParts} />;
}

type Props = { title: string; short: readonly string[]; parts: readonly LegalPart[] };

/** What matters in three lines, a way to each part, the parts, and whom to ask. */
function LegalPage({ title, short, parts }: Props) {
  const { operator, text } = useSite();
  const { inShort, contents, contact } = text.legal;
  const say = (words: string): string => words.replaceAll('{operator}', operator.name ?? text.site.name);
  const anchorOf = (index: number): string => `part-${index + 1}`;
  return (
    <article className="wide legal">
      <h1>{title}</h1>
      <section className="legal-short" aria-labelledby="in-short">
        <h2 id="in-short">{inShort}</h2>
        <Points points={short} />
      </section>
      <nav aria-labelledby="contents">
        <h2 id="contents">{contents}</h2>
        <ol>
          {[...parts, contact].map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${anchorOf(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ heading, text: paragraphs, points, after }, index) => (
        <section key={heading} id={anchorOf(index)}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
          {points && <Points points={points} />}
          {after && <p>{after}</p>}
        </section>
      ))}
      <section id={anchorOf(parts.length)}>
        <h2>{contact.heading}</h2>
        <p>
          {say(contact.text)} <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      </section>
    </article>
  );
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
