import { createContext, useContext } from 'react';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Dictionary } from './dictionary';

/** What every public component may ask: the language, its texts, and the path without its language prefix. */
type Site = { language: Language; text: Dictionary; path: string };

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside PublicApp');
  return site;
}
