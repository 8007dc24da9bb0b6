import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces } from '@rawnaq/domain/kernel/localized';
import { SalonInterior } from '../art/salon-interior';
import { operatorName, useSite } from '../site';

export function AboutPage() {
  const site = useSite();
  const { language, text } = site;
  const { about, links } = text.website;
  const parts = [about.parts.what, about.parts.languages, about.parts.figures, about.parts.data, about.parts.who];
  return (
    <>
      <section className="intro">
        <div className="wide">
          <h1>{links['about-company']}</h1>
          <p>{about.lead}</p>
        </div>
      </section>
      <div className="wide about">
        <div className="about-parts">
          {parts.map(({ title, text: words }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{fillPlaces(words, { operator: operatorName(site) })}</p>
            </section>
          ))}
          <a className="button large" href={pathTo('contact-us', language)}>
            {links['contact-us']}
          </a>
        </div>
        <div className="about-picture">
          <SalonInterior />
        </div>
      </div>
    </>
  );
}
