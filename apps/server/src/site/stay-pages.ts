import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { readFilters } from '@rawnaq/domain/property-listings/listing-filters';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import type { FastifyRequest } from 'fastify';
import { noteBannerViews, readShownBanners } from '../modules/property-banners';
import { findListedPlace, listedAddresses, loadListing, loadSearch } from '../modules/property-listings';
import { shownPartners } from '../modules/property-partners';
import { asPlatform, type Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { addressOf } from './drawing/page-address';
import { sendMap } from './drawing/send-page';
import { siteFrame, type SiteFrame } from './drawing/site-frame';

type Shared = SiteFrame & { today: string };
export type StayRenderer = {
  search: (input: Shared & { query: string; found: unknown; banners: unknown }) => DrawnPage;
  listing: (input: Shared & { listing: unknown; partners: readonly unknown[] }) => DrawnPage;
  siteMap: (origin: string, listings: readonly { unique_id: string; updated_at: string }[]) => string;
};

const SEARCH = /^\/search\/?$/;
const LISTING = /^\/property\/([\w-]{1,64})\/?$/;
/** Two addresses for each; a map of addresses may have fifty thousand. */
const MOST_MAPPED = 20_000;

/** The search of places to stay and their pages, whole when they arrive. */
export const stayPages = (services: Services, render: StayRenderer, send: SendPage): PublicPages => ({
  isAt: (rest) => SEARCH.test(rest) || LISTING.test(rest),
  show: async (request, reply) => {
    const address = addressOf(request);
    const shared = { ...(await siteFrame(services, address)), today: todayIn(services.clock(), STAYS_ZONE) };
    const uniqueId = LISTING.exec(address.rest)?.[1];
    if (uniqueId) {
      const listing = await loadListing(services, uniqueId);
      const partners = listing ? await partnersAt(services, uniqueId) : [];
      return send(reply, render.listing({ ...shared, listing, partners }));
    }
    const found = await loadSearch(
      services,
      readFilters((name) => address.asked.getAll(name)),
    );
    const banners = await bannersFor(services, request, shared.today);
    return send(reply, render.search({ ...shared, query: address.query, found, banners }));
  },
  install: async (server) => {
    server.get('/sitemap-stays.xml', async (_request, reply) => {
      const listed = await asPlatform(services, (tx) => listedAddresses(tx, MOST_MAPPED));
      return sendMap(reply, 'application/xml', render.siteMap(services.config.publicUrl, listed));
    });
  },
});

async function partnersAt(services: Services, uniqueId: string) {
  const place = await asPlatform(services, (tx) => findListedPlace(tx, uniqueId));
  return place ? shownPartners(services, { account_id: place.tenant, property_id: place.property_id }) : [];
}

/** Those of today, counted as seen. */
async function bannersFor(services: Services, request: FastifyRequest, today: string) {
  const banners = await asPlatform(services, (tx) => readShownBanners(tx, today));
  noteBannerViews(
    services,
    banners.map(({ id }) => id),
    request.headers['user-agent'] ?? '',
  );
  return banners;
}
