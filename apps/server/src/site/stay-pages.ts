import type { Language } from '@rawnaq/domain/kernel/localized';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { readFilters } from '@rawnaq/domain/property-listings/listing-filters';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPublicPrices } from '../modules/platform-invoices';
import { noteBannerViews, readShownBanners } from '../modules/property-banners';
import { findListedPlace, listedAddresses, loadListing, loadSearch } from '../modules/property-listings';
import { shownPartners } from '../modules/property-partners';
import { readWebsiteContent } from '../modules/website-content';
import { asPlatform, type Services } from '../services';
import { addressOf, type PageAddress } from './page-address';

type Page = { status: number; html: string; head: string; language: Language };
type Shared = {
  path: string;
  language: Language;
  origin: string;
  today: string;
  operator: { name?: string | undefined; email: string };
  content: unknown;
  prices: unknown;
};
export type StayRenderer = {
  search: (input: Shared & { query: string; found: unknown; banners: unknown }) => Page;
  listing: (input: Shared & { listing: unknown; partners: readonly unknown[] }) => Page;
  siteMap: (origin: string, listings: readonly { unique_id: string; updated_at: string }[]) => string;
};

const SEARCH = /^\/search\/?$/;
const LISTING = /^\/property\/([\w-]{1,64})\/?$/;
/** Two addresses for each; a map of addresses may have fifty thousand. */
const MOST_MAPPED = 20_000;

/** The search of places to stay and their pages, whole when they arrive. */
export function stayPages(
  services: Services,
  render: StayRenderer,
  send: (reply: FastifyReply, page: Page) => unknown,
) {
  const { config } = services;
  const sharedOf = async ({ path, language }: PageAddress): Promise<Shared> => {
    const content = await readWebsiteContent(services);
    return {
      path,
      language,
      origin: config.publicUrl,
      today: todayIn(services.clock(), STAYS_ZONE),
      operator: config.operator,
      content,
      prices: content.facts.prices === 'hidden' ? undefined : await readPublicPrices(services),
    };
  };
  const partnersAt = async (uniqueId: string) => {
    const place = await asPlatform(services, (tx) => findListedPlace(tx, uniqueId));
    return place ? shownPartners(services, { account_id: place.tenant, property_id: place.property_id }) : [];
  };
  return {
    isAt: (rest: string): boolean => SEARCH.test(rest) || LISTING.test(rest),
    show: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const address = addressOf(request);
      const shared = await sharedOf(address);
      const uniqueId = LISTING.exec(address.rest)?.[1];
      if (uniqueId) {
        const listing = await loadListing(services, uniqueId);
        const partners = listing ? await partnersAt(uniqueId) : [];
        return send(reply, render.listing({ ...shared, listing, partners }));
      }
      const found = await loadSearch(
        services,
        readFilters((name) => address.asked.getAll(name)),
      );
      const banners = await asPlatform(services, (tx) => readShownBanners(tx, shared.today));
      noteBannerViews(
        services,
        banners.map(({ id }) => id),
        request.headers['user-agent'] ?? '',
      );
      return send(reply, render.search({ ...shared, query: address.query, found, banners }));
    },
    install: (server: FastifyInstance): void => {
      server.get('/sitemap-stays.xml', async (_request, reply) =>
        reply
          .header('content-type', 'application/xml; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(render.siteMap(config.publicUrl, await asPlatform(services, (tx) => listedAddresses(tx, MOST_MAPPED)))),
      );
    },
  };
}
