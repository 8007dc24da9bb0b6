import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { onlineAddressAt } from '@rawnaq/domain/online-booking/online-address';
import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LINK_VISITS, loadInvoicePage, rateByLink } from '../modules/invoice-papers';
import { loadCardPage } from '../modules/gift-cards';
import { installBannerPages } from './banner-pages';
import { contractPages, type ContractRenderer } from './contract-pages';
import { accountInvoicePages, type AccountInvoiceRenderer } from './account-invoice-pages';
import { enquiryPages, type EnquiryRenderer } from './enquiry-pages';
import { surveyPages, type SurveyRenderer } from './survey-pages';
import { loadOnlinePage } from '../modules/online-booking';
import type { Services } from '../services';
import { doorPages } from './door-page';
import { installSiteMap } from './site-map';
import { websitePages, type WebsiteRenderer } from './website-pages';
import { addressOf } from './page-address';
import { stayPages, type StayRenderer } from './stay-pages';
import { installOfferPages, type OfferRenderer } from './offer-pages';
import { pagePolicy } from '../http/security-headers';
import { singleValues, takeForms } from '../http/forms/take-forms';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';

type RenderedPage = {
  status: number;
  html: string;
  head: string;
  language: Language;
  direction: string;
  letters?: LetterSet;
};
type PublicRenderer = EnquiryRenderer & {
  render: WebsiteRenderer;
  siteMap: (origin: string) => string;
  renderInvoice: (input: { page: unknown; language: Language; rated: boolean }) => RenderedPage;
  renderAccountInvoice: AccountInvoiceRenderer;
  renderOffer: OfferRenderer;
  renderSurvey: SurveyRenderer;
  renderContract: ContractRenderer;
  renderStaySearch: StayRenderer['search'];
  renderStay: StayRenderer['listing'];
  staySiteMap: StayRenderer['siteMap'];
  renderGiftCard: (input: { card: unknown; language: Language; origin: string }) => RenderedPage;
  renderOnline: (input: { content: unknown; language: Language; origin: string; nonce: string }) => RenderedPage;
  lettersFor: (language: Language, html: string) => LetterSet;
};
type LetterSet = Language | 'ar-alone';

const INVOICE_ADDRESS = /^\/(web-invoice|invoice-rated-successfully)\/([^/]+)\/?$/;
/** Nobody opens gift cards one after the other. */
const CARD_VISITS = { bucket: 'gift-card-page', limit: 60, seconds: 60 };
const CARD_ADDRESS = /^\/web-gift-card\/([^/]+)\/?$/;
const APP_AREA = /^\/(merchant|manager)(\/|$)/;

/** Everything that is not the API: the app's one page, the public pages rendered here, and their files. */
export async function installPages(server: FastifyInstance, webRoot: string, services: Services): Promise<void> {
  const { config } = services;
  const appPage = readPage(path.join(webRoot, 'web/index.html'));
  const doorAt = doorPages(webRoot, readFile(path.join(webRoot, 'web/index.html')));
  const publicPage = readWholePage(webRoot, 'public.html', asTheyCome);
  const staysPage = readWholePage(webRoot, 'stays.html', asTheyCome);
  const salonPage = readWholePage(webRoot, 'salon.html', afterPicture);
  const bookingPage = readWholePage(webRoot, 'booking.html', asTheyCome);
  const letters: Record<LetterSet, OwnScript> = {
    en: readLetters(webRoot, 'en'),
    ar: readLetters(webRoot, 'ar'),
    'ar-alone': readLetters(webRoot, 'ar-alone'),
  };
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

  /** A page that was drawn, with the letters it is written in. */
  const sendDrawn = (
    reply: FastifyReply,
    template: WholePage,
    { status, language, html, head, letters: set }: Omit<RenderedPage, 'direction'>,
    nonce = newNonce(),
  ): FastifyReply => {
    // A page that only takes over a part of this one has its letters and styles already.
    const isPart = reply.request.headers['sec-fetch-dest'] === 'empty';
    const { script, hash } = isPart || !renderer ? NO_SCRIPT : letters[set ?? renderer.lettersFor(language, html)];
    const picture = firstPicture(html);
    if (picture) void reply.header('link', `<${picture}>; rel=preload; as=image; fetchpriority=high`);
    return sendPage(
      reply.code(status).header('vary', 'sec-fetch-dest'),
      (own) =>
        template
          .page(language)(own)
          .replace('href="#whole"', html.includes('id="below"') ? 'href="#below"' : 'href="#whole"')
          .replace('<!--looks-->', () => (isPart ? '' : `${script}<style nonce="${own}">${template.styles}</style>`))
          .replace('<!--head-->', () => head)
          .replace('<!--app-->', () => html),
      nonce,
      template.hash + hash,
    );
  };

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
    const content = await loadOnlinePage(services, {
      ...place,
      query: addressOf(request).asked,
      ip: visitorAddress(request),
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? '',
    });
    if (content === 'start')
      return reply.redirect(pathTo('online-services', language, { aliasName: place.alias }), 302);
    const nonce = newNonce();
    const page = drawn.renderOnline({ content, language, origin: config.publicUrl, nonce });
    return sendDrawn(reply, place.name === 'online-home' ? salonPage : bookingPage, page, nonce);
  };

  /** Of a link that only its holder knows. */
  const sendHidden = (reply: FastifyReply, page: Omit<RenderedPage, 'direction'>) =>
    sendDrawn(reply.header('x-robots-tag', 'noindex'), publicPage, page);

  const answerInvoice = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { uniqueId, rated }: { uniqueId: string; rated: boolean },
    language: Language,
    drawn: PublicRenderer,
  ): Promise<unknown> => {
    await throttle(services, LINK_VISITS, { ip: visitorAddress(request) });
    const page = drawn.renderInvoice({ page: await loadInvoicePage(services, uniqueId, language), language, rated });
    return sendHidden(reply, page);
  };

  const answerCard = async (
    request: FastifyRequest,
    reply: FastifyReply,
    uniqueId: string,
    language: Language,
    drawn: PublicRenderer,
  ): Promise<unknown> => {
    await throttle(services, CARD_VISITS, { ip: visitorAddress(request) });
    const card = await loadCardPage(services, uniqueId);
    const page = drawn.renderGiftCard({ card, language, origin: config.publicUrl });
    return sendHidden(reply, page);
  };

  const surveys = renderer && surveyPages(services, renderer.renderSurvey, sendHidden);
  const enquiries = renderer && enquiryPages(services, renderer, sendHidden);
  const contracts = renderer && contractPages(services, renderer.renderContract, sendHidden);

  const website =
    renderer && websitePages(services, renderer.render, (reply, page) => sendDrawn(reply, publicPage, page));
  const stays =
    renderer &&
    stayPages(
      services,
      { search: renderer.renderStaySearch, listing: renderer.renderStay, siteMap: renderer.staySiteMap },
      (reply, page) => sendDrawn(reply, staysPage, page),
    );
  const accountInvoices = renderer && accountInvoicePages(services, renderer.renderAccountInvoice, sendHidden);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { path: whole, language, prefix, rest, query } = addressOf(request);
    if (whole.startsWith('/api/')) return reply.callNotFound();
    const door = doorAt(rest, query);
    if (door) return sendPage(reply, filled(door(language), language));
    if (APP_AREA.test(rest)) return sendPage(reply, appPage(language));
    const salon = onlineAddressAt(rest);
    if (salon && renderer) return answerOnline(request, reply, salon, language, renderer);
    const invoice = INVOICE_ADDRESS.exec(rest);
    if (invoice && renderer) {
      const about = { uniqueId: invoice[2]!, rated: invoice[1] === 'invoice-rated-successfully' };
      return answerInvoice(request, reply, about, language, renderer);
    }
    if (surveys && surveys.isAt(rest)) return surveys.show(request, reply);
    if (enquiries?.isAt(rest)) return enquiries.show(request, reply);
    if (contracts && contracts.isAt(rest)) return contracts.show(request, reply);
    if (accountInvoices?.isAt(rest)) return accountInvoices.show(request, reply);
    const card = CARD_ADDRESS.exec(rest)?.[1];
    if (card && renderer) return answerCard(request, reply, card, language, renderer);
    if (stays?.isAt(rest)) return stays.show(request, reply);
    if (website) return website.show(request, reply);
    return reply.redirect(prefix ? pathTo('not-found', prefix) : addresses['not-found'].path, 302);
  };
  server.get('/*', answer);
  installBannerPages(server, services);
  if (renderer) await installOfferPages(server, services, renderer.renderOffer, sendHidden);

  if (website) await website.install(server);
  if (renderer) installSiteMap(server, config.publicUrl, renderer.siteMap);
  if (stays) stays.install(server);
  if (surveys) await surveys.install(server);
  if (enquiries) await enquiries.install(server);
  if (contracts) await contracts.install(server);
  if (accountInvoices) await accountInvoices.install(server);

  // Stars for a visit, as a form of its own page. It works without a script and leads on to a word of thanks.
  await server.register(async (scope) => {
    takeForms(scope, { mostBytes: 12_000, read: singleValues });
    const rate = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      await throttle(services, LINK_VISITS, { ip: visitorAddress(request) });
      const { language, rest } = addressOf(request);
      const uniqueId = INVOICE_ADDRESS.exec(rest)?.[2] ?? '';
      const judged = invoicePapersContract.rate.input.safeParse({ ...(request.body as object), unique_id: uniqueId });
      const back = pathTo('web-invoice', language, { uniqueId });
      if (!judged.success) return reply.redirect(back, 303);
      try {
        await rateByLink(services, uniqueId, judged.data);
      } catch (error) {
        // Whoever rates twice, or what is not there, is told by the page itself.
        if (error instanceof AppError) return reply.redirect(back, 303);
        throw error;
      }
      return reply.redirect(pathTo('invoice-rated-successfully', language, { uniqueId }), 303);
    };
    for (const prefix of ['', '/en', '/ar']) scope.post(`${prefix}/web-invoice/:uniqueId`, rate);
  });
}

/** A script inside a page, and what allows it in the page's policy. */
type OwnScript = { script: string; hash: string };
const NO_SCRIPT: OwnScript = { script: '', hash: '' };

const ownScript = (code: string): OwnScript => ({
  script: `<script>${code}</script>`,
  hash: ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});

/** A page's letters (apps/web/cut-letters.ts). */
function readLetters(webRoot: string, set: LetterSet): OwnScript {
  const code = readFile(path.join(webRoot, `public/letters-${set}.js`));
  return code ? ownScript(code) : NO_SCRIPT;
}

/** How a page gets its scripts. */
type Scripts = (sources: readonly string[]) => OwnScript;

const asTheyCome: Scripts = (sources) => ({
  script: sources.map((source) => `<script type="module" fetchpriority="low" src="${source}"></script>`).join('\n'),
  hash: '',
});

/** The page is whole without them: on a slow phone they would take bytes and time from the picture on top. */
const afterPicture: Scripts = (sources) =>
  ownScript(
    `addEventListener('load',()=>{for(const src of ${JSON.stringify(sources)})` +
      "document.head.append(Object.assign(document.createElement('script'),{type:'module',src}))})",
  );

type WholePage = { page: PageFile; styles: string; hash: string };

/**
 * Visitors come once, on a phone: letters and styles travel inside the page instead of a journey later. They are our
 * own build's files, and the nonce allows the styles.
 */
function readWholePage(webRoot: string, file: string, scripts: Scripts): WholePage {
  const styles: string[] = [];
  const sources: string[] = [];
  const bare = readFile(path.join(webRoot, 'public', file))
    .replace(/\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, sheet: string) => {
      styles.push(readFileSync(path.join(webRoot, 'public', sheet), 'utf8'));
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g, (_, source: string) => {
      sources.push(source);
      return '';
    });
  const { script, hash } = scripts(sources);
  const whole = bare.replace('<!--head-->', '<!--looks-->\n<!--head-->').replace('</body>', () => `${script}\n</body>`);
  return { page: (language) => filled(whole, language), styles: styles.join(''), hash };
}

/** A page file as a function of language and nonce. */
type PageFile = (language: Language) => (nonce: string) => string;

function readPage(file: string): PageFile {
  const text = readFile(file);
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
