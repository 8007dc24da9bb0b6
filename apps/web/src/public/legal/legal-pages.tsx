import type { WebsiteSection } from '@rawnaq/domain/website-content/website-pages';
import { useSite } from '../site';

export function TermsPage() {
  const { text, content } = useSite();
  return <LegalPage title={text.legal.terms} sections={content.terms} />;
}

export function PrivacyPage() {
  const { text, content } = useSite();
  return <LegalPage title={text.legal.privacy} sections={content.privacy} />;
}

type Props = { title: string; sections: readonly WebsiteSection[] };

/** A way to each part, the parts, and whom to ask. */
function LegalPage({ title, sections }: Props) {
  const { text } = useSite();
  const parts = useParts(sections);
  const { contents, contact } = text.legal;
  const anchorOf = (index: number): string => `part-${index + 1}`;
  return (
    <article className="wide legal">
      <h1>{title}</h1>
      <nav aria-labelledby="contents">
        <h2 id="contents">{contents}</h2>
        <ol>
          {[...parts, contact].map(({ heading }, index) => (
            <li key={index}>
              <a href={`#${anchorOf(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ heading, body }, index) => (
        <section key={index} id={anchorOf(index)}>
          <h2>{heading}</h2>
          <Body text={body} />
        </section>
      ))}
      <section id={anchorOf(parts.length)}>
        <Contact />
      </section>
    </article>
  );
}

/** Questions that open where they stand. */
export function QuestionsPage() {
  const { text, content } = useSite();
  const parts = useParts(content.questions);
  return (
    <article className="wide legal">
      <h1>{text.legal.questions}</h1>
      {parts.map(({ heading, body }, index) => (
        <details key={index} className="legal-question">
          <summary>
            <h2>{heading}</h2>
          </summary>
          <Body text={body} />
        </details>
      ))}
      <section>
        <Contact />
      </section>
    </article>
  );
}

function useParts(sections: readonly WebsiteSection[]): { heading: string; body: string }[] {
  const { language, operator, text } = useSite();
  const say = (words: string): string => words.replaceAll('{operator}', operator.name ?? text.site.name);
  return sections.map((section) => ({
    heading: say(language === 'ar' ? section.arabic_title : section.english_title),
    body: say(language === 'ar' ? section.arabic_body : section.english_body),
  }));
}

function Contact() {
  const { operator, text, content } = useSite();
  const { contact } = text.legal;
  const address = content.facts.contact_email || operator.email;
  return (
    <>
      <h2>{contact.heading}</h2>
      <p>
        {contact.text.replaceAll('{operator}', operator.name ?? text.site.name)}{' '}
        <a href={`mailto:${address}`}>{address}</a>
      </p>
    </>
  );
}

/** An empty line ends a paragraph; lines that begin with a dash are points. */
const Body = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((block, index) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- ')) ? (
      <ul key={index}>
        {lines.map((line, place) => (
          <li key={place}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{block}</p>
    );
  });
