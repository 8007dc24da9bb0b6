import { createContext, useContext } from 'react';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { PublicPrices } from '@rawnaq/domain/platform-invoices/public-prices';
import type { PublishedContent } from '@rawnaq/domain/website-content/published-content';
import type { Dictionary } from './dictionary';

/** Who runs this installation, as its configuration says; without a name it is the product itself. */
export type Operator = { name?: string | undefined; email: string };

/** What was typed into a form that could not be taken as it was, and what is wrong with it, by field. */
export type Tried = { values: Record<string, string>; errors: Record<string, string>; notice?: string };
/** How far the holder of a request for a trial has come. */
export type Registration = { uniqueId: string; mobile: string; accountId: number | null };

/** What a page of the website is drawn from, besides its address. */
export type Visit = {
  /** As it stands in the address, with its question mark; empty without one. */
  query: string;
  operator: Operator;
  /** What the platform's team wrote. */
  content: PublishedContent;
  /** Missing where there are none, or where they are not to be shown. */
  prices?: PublicPrices | undefined;
  registration?: Registration | undefined;
  tried?: Tried | undefined;
  formKey?: string | undefined;
};

/** What every public component may ask: language, texts, the path without its language prefix, and the visit. */
type Site = Visit & { language: Language; text: Dictionary; path: string };

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside PublicApp');
  return site;
}

/** The name of whoever runs the site, for sentences that name it. */
export const operatorName = ({ operator, text }: Pick<Site, 'operator' | 'text'>): string =>
  operator.name ?? text.site.name;
