import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services';
import { installAskingForm } from './asking-form';
import { installBannerPages } from './banner-pages';
import { doorPages } from './door-page';
import type { PublicPages } from './drawing/drawn-page';
import { addressOf, notFoundAt, type PageAddress } from './drawing/page-address';
import { filled, readFile, type WithNonce } from './drawing/page-files';
import { sendersOf, sendPage } from './drawing/send-page';
import { installOfferPages } from './offer-pages';
import { loadRenderer, publicPages } from './public-pages';
import { installSiteMap } from './site-map';
import { installStaysCalendar } from './stays-calendar';

const APP_AREA = /^\/(merchant|manager)(\/|$)/;

/** Everything that is not the API: the app's one page, the public pages rendered here, and their files. */
export async function installPages(server: FastifyInstance, webRoot: string, services: Services): Promise<void> {
  await installFiles(server, webRoot);
  installBannerPages(server, services);
  const pages = await installPublicPages(server, webRoot, services);
  const appPageAt = appPages(webRoot);
  server.get('/*', async (request, reply) => {
    const address = addressOf(request);
    if (address.path.startsWith('/api/')) return reply.callNotFound();
    const appPage = appPageAt(address);
    if (appPage) return sendPage(reply, appPage);
    const asked = pages.find(({ isAt }) => isAt(address.rest));
    return asked ? asked.show(request, reply) : reply.redirect(notFoundAt(address.prefix), 302);
  });
}

/** None where they were not built. */
async function installPublicPages(
  server: FastifyInstance,
  webRoot: string,
  services: Services,
): Promise<readonly PublicPages[]> {
  const renderer = await loadRenderer(webRoot);
  if (!renderer) return [];
  const send = sendersOf(webRoot, renderer.lettersFor);
  const pages = publicPages(services, renderer, send);
  for (const { install } of pages) await install?.(server);
  await installOfferPages(server, services, renderer.renderOffer, send.hidden);
  await installAskingForm(server, services, renderer.renderAsking, send.hidden);
  installStaysCalendar(server, services);
  installSiteMap(server, services.config.publicUrl, renderer.siteMap);
  return pages;
}

/** The app's one page for each of its areas, or the door in front of it. */
function appPages(webRoot: string): (address: PageAddress) => WithNonce | undefined {
  const appPage = readFile(path.join(webRoot, 'web/index.html'));
  const doorAt = doorPages(webRoot, appPage);
  return ({ rest, query, language }) => {
    const door = doorAt(rest, query);
    if (door) return filled(door(language), language);
    return APP_AREA.test(rest) ? filled(appPage, language) : undefined;
  };
}

async function installFiles(server: FastifyInstance, webRoot: string): Promise<void> {
  const shared = { index: false, preCompressed: true, cacheControl: false, setHeaders: cacheHeaders } as const;
  await server.register(fastifyStatic, {
    ...shared,
    root: path.join(webRoot, 'web'),
    prefix: '/assets-app/',
    decorateReply: false,
  });
  await server.register(fastifyStatic, {
    ...shared,
    root: path.join(webRoot, 'public'),
    prefix: '/',
    wildcard: false,
  });
}

/** Files with their content's hash in the name never change. */
function cacheHeaders(reply: FastifyReply, file: string): void {
  void reply.header(
    'cache-control',
    /[\\/](hashed|assets-public)[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}
