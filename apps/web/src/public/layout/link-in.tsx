import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Fragment } from 'react';
import { useSite } from '../site';

type Target = 'privacy-policy' | 'terms-and-conditions';

/** A sentence with links in its places: `… in the {link}.` */
export function LinkIn({ text, links }: { text: string; links: Record<string, readonly [Target, string]> }) {
  const { language } = useSite();
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const link = place % 2 === 1 ? links[part] : undefined;
    return link ? (
      <a key={place} href={pathTo(link[0], language)} target="_blank" rel="noopener">
        {link[1]}
      </a>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    );
  });
}
