import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useSite } from '../site';

type Place = 'features' | 'pricing' | 'business-features' | 'faq' | 'contact-us' | 'search';

/** The ways of the header, in their order. */
const PLACES: readonly Place[] = ['features', 'pricing', 'business-features', 'faq', 'search', 'contact-us'];

/** Prices are a part of the landing page; without prices there is no way to them. */
export function SiteLinks() {
  const { language, text, prices, path } = useSite();
  return PLACES.filter((place) => place !== 'pricing' || prices).map((place) => {
    const href = place === 'pricing' ? `${pathTo('landing', language)}#pricing` : pathTo(place, language);
    return (
      <a key={place} href={href} aria-current={`/${place}` === path ? 'page' : undefined}>
        {text.website.links[place]}
      </a>
    );
  });
}
