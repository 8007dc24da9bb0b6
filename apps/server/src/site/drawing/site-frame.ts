import type { Language } from '@rawnaq/domain/kernel/localized';
import { readPublicPrices } from '../../modules/platform-invoices';
import { readWebsiteContent } from '../../modules/website-content';
import type { Services } from '../../services';
import type { PageAddress } from './page-address';

/** What every page of our own site is drawn with: who runs it, its published texts and its prices. */
export type SiteFrame = {
  path: string;
  language: Language;
  origin: string;
  operator: { name?: string | undefined; email: string };
  content: unknown;
  prices: unknown;
};

export async function siteFrame(services: Services, { path, language }: PageAddress): Promise<SiteFrame> {
  const { publicUrl: origin, operator } = services.config;
  const content = await readWebsiteContent(services);
  const prices = content.facts.prices === 'hidden' ? undefined : await readPublicPrices(services);
  return { path, language, origin, operator, content, prices };
}
