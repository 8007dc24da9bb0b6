import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';
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

type Part = { heading: string; body: string };

export const Parts = ({
  parts,
  open,
  level: Heading = 'h2',
}: {
  parts: readonly Part[];
  open: boolean;
  level?: 'h2' | 'h3';
}) =>
  parts.map(({ heading, body }, index) => (
    <details key={index} className="legal-question" open={open}>
      <summary>
        <Heading>{heading}</Heading>
      </summary>
      <Body text={body} />
    </details>
  ));

/** In the reader's language, with the name of whoever runs the site. */
export function useParts(sections: readonly WebsiteSection[]): Part[] {
  const { language, operator, text } = useSite();
  const say = (words: string): string => words.replaceAll('{operator}', operator.name ?? text.site.name);
  return sections.map((section) => ({
    heading: say(language === 'ar' ? section.arabic_title : section.english_title),
    body: say(language === 'ar' ? section.arabic_body : section.english_body),
  }));
}

/** Whom to ask: by the form, by letter, by telephone. */
export function Contact() {
  const { operator, text, content, language } = useSite();
  const { contact } = text.legal;
  const { contact_phone } = content.facts;
  const address = content.facts.contact_email || operator.email;
  return (
    <>
      <h2>{contact.heading}</h2>
      <p>
        {contact.text.replaceAll('{operator}', operator.name ?? text.site.name)}{' '}
        <a href={`mailto:${address}`}>{address}</a>
        {contact_phone && (
          <>
            {' · '}
            <a href={telephoneLink(contact_phone)} dir="ltr">
              {contact_phone}
            </a>
          </>
        )}
        {' · '}
        <a href={pathTo('contact-us', language)}>{text.website.links['contact-us']}</a>
      </p>
    </>
  );
}

export const telephoneLink = (number: string): string => `tel:${toLatinDigits(number).replace(/[^\d+]/g, '')}`;

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
