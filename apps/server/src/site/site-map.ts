import type { FastifyInstance } from 'fastify';

/** What search engines may read, and where they find it. Pages of links and of the staff are nobody's business. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/public/online/*/picture/',
  'Allow: /api/public/stays/*/picture/',
  ...['', '/en', '/ar'].map((prefix) => `Disallow: ${prefix}/manager/`),
];

export function installSiteMap(server: FastifyInstance, origin: string, siteMap: (origin: string) => string): void {
  const maps = ['sitemap.xml', 'sitemap-stays.xml'].map((file) => `Sitemap: ${origin}/${file}`);
  const text = `${[...ROBOTS, '', ...maps].join('\n')}\n`;
  const map = siteMap(origin);
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text),
  );
  // Asked for by habit, whatever the page names.
  server.get('/favicon.ico', async (_request, reply) => reply.redirect('/mark.svg', 301));
  server.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(map),
  );
}
