import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { onlineAddressAt } from '@rawnaq/domain/online-booking/online-address';
import { addresses, pathTo, splitLanguage } from '@rawnaq/domain/kernel/addresses';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadOnlinePage } from '../modules/online-booking';
import type { Services } from '../services';
import { doorPages } from './door-page';
import { pagePolicy } from '../http/security-headers';
import { visitorAddress } from '../http/visitor-address';

type RenderedPage = { status: number; html: string; head: string; language: Language; direction: string };
type Operator = { name?: string | undefined; email: string };
type PublicRenderer = {
  render: (input: { path: string; language: Language; origin: string; operator: Operator }) => RenderedPage | null;
  renderOnline: (input: { content: unknown; language: Language; origin: string; nonce: string }) => RenderedPage;
};

const APP_AREA = /^\/(merchant|manager)(\/|$)/;

/** Everything that is not the API: the app's one page, the public pages rendered here, and their files. */
export async function installPages(server: FastifyInstance, webRoot: string, services: Services): Promise<void> {
  const { config } = services;
  const appPage = readPage(path.join(webRoot, 'web/index.html'));
  const doorAt = doorPages(webRoot, readFile(path.join(webRoot, 'web/index.html')));
  const publicPage = readPage(path.join(webRoot, 'public/public.html'));
  const bookingPage = readPage(path.join(webRoot, 'public/booking.html'), (text) =>
    withOwnStyles(text, path.join(webRoot, 'public')),
  );
  const letters = { en: readLetters(webRoot, 'en'), ar: readLetters(webRoot, 'ar') };
  const rendererFile = path.join(webRoot, 'public-ssr/entry-server.js');
  const renderer = existsSync(rendererFile)
    ? ((await import(pathToFileURL(rendererFile).href)) as PublicRenderer)
    : undefined;

  await server.register(fastifyStatic, {
    root: path.join(webRoot, 'web'),
    prefix: '/assets-app/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheHeaders,
    decorateReply: false,
  });
  await server.register(fastifyStatic, {
    root: path.join(webRoot, 'public'),
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheHeaders,
    wildcard: false,
  });

  /**
   * A salon's own page. Who is not there is told so in place: the address in somebody's message may be right again
   * tomorrow.
   */
  const answerOnline = async (
    request: FastifyRequest,
    reply: FastifyReply,
    place: NonNullable<ReturnType<typeof onlineAddressAt>>,
    language: Language,
    drawn: PublicRenderer,
  ): Promise<unknown> => {
    const { searchParams } = new URL(request.url, 'http://here');
    const content = await loadOnlinePage(services, {
      ...place,
      query: searchParams,
      ip: visitorAddress(request),
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? '',
    });
    if (content === 'start')
      return reply.redirect(pathTo('online-services', language, { aliasName: place.alias }), 302);
    const nonce = newNonce();
    const page = drawn.renderOnline({ content, language, origin: config.publicUrl, nonce });
    const picture = firstPicture(page.html);
    if (picture) void reply.header('link', `<${picture}>; rel=preload; as=image; fetchpriority=high`);
    // A page that only takes over a part of this one has its letters already.
    const { script, hash } = request.headers['sec-fetch-dest'] === 'empty' ? NO_LETTERS : letters[language];
    return sendPage(
      reply.code(page.status).header('vary', 'sec-fetch-dest'),
      (own) =>
        bookingPage(language)(own)
          .replace('<!--letters-->', () => script)
          .replace('<!--head-->', () => page.head)
          .replace('<!--app-->', () => page.html),
      nonce,
      hash,
    );
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { pathname, search } = new URL(request.url, 'http://here');
    if (pathname.startsWith('/api/')) return reply.callNotFound();
    const { language, prefix, rest } = splitLanguage(pathname);
    const door = doorAt(rest, search);
    if (door) return sendPage(reply, filled(door(language), language));
    if (APP_AREA.test(rest)) return sendPage(reply, appPage(language));
    const salon = onlineAddressAt(rest);
    if (salon && renderer) return answerOnline(request, reply, salon, language, renderer);
    const page = renderer?.render({ path: pathname, language, origin: config.publicUrl, operator: config.operator });
    if (!page || (page.status === 404 && rest !== addresses['not-found'].path))
      return reply.redirect(prefix ? pathTo('not-found', prefix) : addresses['not-found'].path, 302);
    return sendPage(reply, (nonce) =>
      publicPage(page.language)(nonce)
        .replace('<!--head-->', () => page.head)
        .replace('<!--app-->', () => page.html),
    );
  };
  server.get('/*', answer);
}

/** A page's letters as a script inside it (apps/web/cut-letters.ts), and what allows it in the page's policy. */
type Letters = { script: string; hash: string };
const NO_LETTERS: Letters = { script: '', hash: '' };

function readLetters(webRoot: string, language: Language): Letters {
  const code = readFile(path.join(webRoot, `public/letters-${language}.js`));
  if (!code) return NO_LETTERS;
  const digest = createHash('sha256').update(code).digest('base64');
  return { script: `<script>${code}</script>`, hash: ` 'sha256-${digest}'` };
}

/**
 * Visitors of a salon come once, on a phone: letters and styles travel inside the page instead of a journey later, and
 * the script waits for the picture. They are our own build's files, and the nonce allows the styles.
 */
function withOwnStyles(text: string, folder: string): string {
  const styles: string[] = [];
  let script = '';
  const bare = text
    .replace(/\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
      styles.push(readFileSync(path.join(folder, file), 'utf8'));
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, (found) => {
      script = found.trim().replace(' type="module"', ' type="module" fetchpriority="low"');
      return '';
    });
  return bare
    .replace('<!--head-->', () => `<!--letters--><style nonce="__CSP_NONCE__">${styles.join('')}</style>\n<!--head-->`)
    .replace('</body>', () => `${script}\n</body>`);
}

/** A page file as a function of language and nonce. */
type PageFile = (language: Language) => (nonce: string) => string;

function readPage(file: string, change = (text: string) => text): PageFile {
  const text = change(readFile(file));
  return (language) => filled(text, language);
}

const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const filled =
  (text: string, language: Language) =>
  (nonce: string): string =>
    text
      .replaceAll('__CSP_NONCE__', nonce)
      .replace('__LANG__', language)
      .replace('__DIR__', directionOf(language))
      .replace('lang="ar" dir="rtl">', `lang="${language}" dir="${directionOf(language)}">`);

const newNonce = (): string => randomBytes(16).toString('base64');

/** The picture on top is asked for as soon as the answer begins, before the styles in front of it are read. */
const firstPicture = (html: string): string | undefined =>
  /<link rel="preload" as="image" href="([^"<>]+)" fetchPriority="high"/.exec(html.slice(0, 1_000))?.[1];

function sendPage(
  reply: FastifyReply,
  page: (nonce: string) => string,
  nonce = newNonce(),
  scriptHash = '',
): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy(nonce, scriptHash))
    .send(page(nonce));
}

/** Files with their content's hash in the name never change. */
function cacheHeaders(reply: FastifyReply, file: string): void {
  void reply.header(
    'cache-control',
    /[\\/](hashed|assets-public)[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}
