import { useSite } from '../site';

export function FirstSteps() {
  const { start } = useSite().text;
  return (
    <section className="wide section" id="start">
      <div className="section-head">
        <h2>{start.title}</h2>
        <p>{start.lead}</p>
      </div>
      <ol className="first-steps">
        {[start.request, start.review, start.wizard].map((step) => (
          <li key={step.name}>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
