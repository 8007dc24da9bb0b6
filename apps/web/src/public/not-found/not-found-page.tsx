import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { PETAL } from '../art/mark';
import { useSite } from '../site';

export function NotFoundPage() {
  const { language, text } = useSite();
  return (
    <section className="wide not-found">
      <FallenPetal />
      <h1>{text.notFound.heading}</h1>
      <p>{text.notFound.text}</p>
      <div className="not-found-links">
        <a className="button large" href={pathTo('landing', language)}>
          {text.site.home}
        </a>
        <a className="button outline large" href={pathTo('merchant-sign-in', language)}>
          {text.site.signIn}
        </a>
        <a className="button outline large" href={pathTo('registration', language)}>
          {text.site.freeTrial}
        </a>
        <a className="button outline large" href={pathTo('merchant-training', language)}>
          {text.site.training}
        </a>
      </div>
    </section>
  );
}

/** The blossom with one petal on the ground. */
function FallenPetal() {
  return (
    <svg className="fallen-petal" width="168" height="148" viewBox="0 0 68 60" aria-hidden="true">
      <ellipse cx="38" cy="56" rx="27" ry="2.6" className="ground" />
      <path d="M26 30c1 9 .5 17-1 26" fill="none" stroke="#7F9479" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M25.6 46c4-5 8-6 11-5.500-1 4-5 7-11 7z" fill="#8FA388" />
      <g transform="translate(6 6)">
        {[0, 180, 270].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 20 20)`} d={PETAL} className="petal" />
        ))}
        <circle cx="20" cy="20" r="2.6" fill="#C79A63" />
      </g>
      <path transform="translate(30 35) rotate(78 20 20)" d={PETAL} className="petal" />
    </svg>
  );
}
