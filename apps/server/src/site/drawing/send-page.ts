import { randomBytes } from 'node:crypto';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyReply } from 'fastify';
import { pagePolicy } from '../../http/security-headers';
import type { LetterSet, SendPage } from './drawn-page';
import {
  afterPicture,
  asTheyCome,
  NO_SCRIPT,
  readLetters,
  readWholePage,
  type OwnScript,
  type WholePage,
  type WithNonce,
} from './page-files';

export type LettersFor = (language: Language, html: string) => LetterSet;
type Letters = (language: Language, html: string, set: LetterSet | undefined) => OwnScript;

/** How a drawn page leaves, by the page file it is put into. */
export function sendersOf(webRoot: string, lettersFor: LettersFor) {
  const files: Record<LetterSet, OwnScript> = {
    en: readLetters(webRoot, 'en'),
    ar: readLetters(webRoot, 'ar'),
    'ar-alone': readLetters(webRoot, 'ar-alone'),
  };
  const letters: Letters = (language, html, set) => files[set ?? lettersFor(language, html)];
  const website = sender(letters, readWholePage(webRoot, 'public.html', asTheyCome));
  /** Of a link that only its holder knows. */
  const hidden: SendPage = (reply, page) => website(reply.header('x-robots-tag', 'noindex'), page);
  return {
    website,
    hidden,
    stays: sender(letters, readWholePage(webRoot, 'stays.html', asTheyCome)),
    salon: sender(letters, readWholePage(webRoot, 'salon.html', afterPicture)),
    booking: sender(letters, readWholePage(webRoot, 'booking.html', asTheyCome)),
  };
}

export type Senders = ReturnType<typeof sendersOf>;

/** A page that was drawn, with the letters it is written in. */
const sender =
  (letters: Letters, template: WholePage): SendPage =>
  (reply, { status, language, html, head, letters: set }, nonce = newNonce()) => {
    // A page that only takes over a part of this one has its letters and styles already.
    const isPart = reply.request.headers['sec-fetch-dest'] === 'empty';
    const { script, hash } = isPart ? NO_SCRIPT : letters(language, html, set);
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

export const newNonce = (): string => randomBytes(16).toString('base64');

/** The picture on top is asked for as soon as the answer begins, before the styles in front of it are read. */
const firstPicture = (html: string): string | undefined =>
  /<link rel="preload" as="image" href="([^"<>]+)" fetchPriority="high"/.exec(html.slice(0, 1_000))?.[1];

export function sendPage(reply: FastifyReply, page: WithNonce, nonce = newNonce(), scriptHash = ''): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy(nonce, scriptHash))
    .send(page(nonce));
}

/** Leads on to where a link of others goes. It was counted on the way, so nobody keeps the answer. */
export const leadOn = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(to, 302);

/** What programs read again within the hour: maps of the site. */
export const sendMap = (reply: FastifyReply, type: 'application/xml' | 'text/plain', text: string): FastifyReply =>
  reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
