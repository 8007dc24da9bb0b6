import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import type { FastifyInstance } from 'fastify';
import { modules } from '../modules';
import { LANGUAGE_PREFIXES } from './drawing/page-address';
import { sendMap } from './drawing/send-page';

/** Pictures everybody sees on a page search engines may read. */
const isShown = ({ access, areas, files }: Endpoint): boolean =>
  access === 'public' && areas.includes('public') && (files ?? ['']).every((type) => type.startsWith('image/'));
const pictures = modules
  .flatMap(({ contract }) => Object.values<Endpoint>(contract))
  .filter(isShown)
  // The end of a line stands for whatever follows.
  .map(({ path }) => `Allow: /api/public/${path.replace(/:\w+/g, '*').replace(/\*$/, '')}`);

/** What search engines may read, and where they find it. Pages of links and of the staff are nobody's business. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  ...pictures,
  ...LANGUAGE_PREFIXES.map((prefix) => `Disallow: ${prefix}/manager/`),
];

export function installSiteMap(server: FastifyInstance, origin: string, siteMap: (origin: string) => string): void {
  const maps = ['sitemap.xml', 'sitemap-stays.xml'].map((file) => `Sitemap: ${origin}/${file}`);
  const text = `${[...ROBOTS, '', ...maps].join('\n')}\n`;
  const map = siteMap(origin);
  server.get('/robots.txt', async (_request, reply) => sendMap(reply, 'text/plain', text));
  // Asked for by habit, whatever the page names.
  server.get('/favicon.ico', async (_request, reply) => reply.redirect('/mark.svg', 301));
  server.get('/sitemap.xml', async (_request, reply) => sendMap(reply, 'application/xml', map));
}
