import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installSiteMap } from './site-map';

it('search engines may read the pictures of public pages, and nothing else of the API', async () => {
  const server = Fastify();
  installSiteMap(server, 'https://rawnaq.test', () => '<urlset/>');
  const lines = (await server.inject({ url: '/robots.txt' })).body.split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines.filter((line) => line.startsWith('Allow: ')).toSorted()).toEqual([
    'Allow: /api/public/online/*/picture/',
    'Allow: /api/public/stays/*/picture/',
    'Allow: /api/public/stays_banners/*/picture',
  ]);
  await server.close();
});
