import { createContext, useContext } from 'react';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { PublishedContent } from '@rawnaq/domain/website-content/published-content';
import type { Dictionary } from './dictionary';

/** Who runs this installation, as its configuration says; without a name it is the product itself. */
export type Operator = { name?: string | undefined; email: string };

/**
 * What every public component may ask: the language, its texts, the path without its language prefix, and whom to write
 * to.
 */
type Site = {
  language: Language;
  text: Dictionary;
  path: string;
  operator: Operator;
  /** What the platform's team wrote. */ content: PublishedContent;
};

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside PublicApp');
  return site;
}
