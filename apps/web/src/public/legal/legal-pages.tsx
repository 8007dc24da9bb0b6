import { useSite } from '../site';

export function TermsPage() {
  const { legal } = useSite().text;
  return <LegalText title={legal.terms} parts={legal.termsParts} />;
}

export function PrivacyPage() {
  const { legal } = useSite().text;
  return <LegalText title={legal.privacy} parts={legal.privacyParts} />;
}

function LegalText({ title, parts }: { title: string; parts: readonly { heading: string; text: string }[] }) {
  return (
    <article className="wide legal">
      <h1>{title}</h1>
      {parts.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
