import { salonLook } from '@rawnaq/domain/online-booking/salon-look.rules';
import type { OnlineAddress } from '@rawnaq/domain/online-booking/online-address';
import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { escapeHtml, LOCALES, meta } from '../head-tags';
import { onlineDictionaries, type OnlineDictionary } from './dictionary';
import type { MissingPage, OnlineContent } from './online-content';
import { salonFacts } from './salon-facts';
import { fill } from './words';

type HeadInput = { content: OnlineContent; language: Language; origin: string; nonce: string };

/** Pages to be found; the steps of a booking and bookings themselves are nobody else's business. */
const FOUND = ['online-home', 'online-menu', 'online-price-list'] as const satisfies readonly OnlineAddress[];
type Found = (typeof FOUND)[number];

export function onlineHead({ content, language, origin, nonce }: HeadInput): string {
  const { salon, address } = content;
  const text = onlineDictionaries[language];
  const name = language === 'ar' ? salon.arabic_name : salon.english_name;
  const { title, description } = wordsOf(content, text, name);
  const own = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    lookOf(salon.colour, nonce),
  ];
  const cover = salon.picture_urls[0];
  const image = cover ? `${origin}${cover}` : `${origin}/share-${language}.png`;
  const share = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:locale:alternate', LOCALES[otherLanguage(language)]),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', name),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (!isFound(address)) return [...own, meta('name', 'robots', 'noindex'), ...share].join('\n');
  const at = (code: Language) => origin + pathTo(address, code, { aliasName: salon.alias });
  const alternate = (code: string, url: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(url)}">`;
  return [
    ...own,
    ...share,
    meta('property', 'og:url', at(language)),
    `<link rel="canonical" href="${escapeHtml(at(language))}">`,
    ...LANGUAGES.map((code) => alternate(code, at(code))),
    alternate('x-default', origin + addresses[address].path.replace(':aliasName', encodeURIComponent(salon.alias))),
  ].join('\n');
}

/** What crawlers read about the salon. It stands behind the content, where no phone waits for it. */
export function onlineFacts({ content, language, origin }: Omit<HeadInput, 'nonce'>): string {
  if (!isFound(content.address)) return '';
  // A `<` inside the block could close it early.
  return (
    '<script type="application/ld+json">' +
    `${JSON.stringify(salonFacts(content, language, origin)).replaceAll('<', '\\u003c')}</script>`
  );
}

export function missingHead(language: Language, missing: MissingPage): string {
  const text = onlineDictionaries[language].missing;
  return [
    `<title>${escapeHtml(missing === 'booking' ? text.booking : text.title)}</title>`,
    meta('name', 'robots', 'noindex'),
  ].join('\n');
}

const isFound = (address: OnlineAddress): address is Found => (FOUND as readonly OnlineAddress[]).includes(address);

function wordsOf(
  { address, salon, booking }: OnlineContent,
  text: OnlineDictionary,
  name: string,
): { title: string; description: string } {
  const steps: Partial<Record<OnlineAddress, string>> = {
    'online-services': text.steps.services,
    'online-date': text.when.dateTitle,
    'online-time': booking ? text.booking.newTime : text.when.pageTitle,
    'online-information': text.details.title,
    'online-review': text.review.title,
    'online-confirm': text.booking.title,
    'online-booking': text.booking.title,
  };
  const salonWords = { salon: name };
  if (address === 'online-menu')
    return { title: fill(text.page.menuTitle, salonWords), description: fill(text.page.menuDescription, salonWords) };
  if (address === 'online-price-list')
    return {
      title: fill(text.page.priceListTitle, salonWords),
      description: fill(text.page.priceListDescription, salonWords),
    };
  const welcome = text === onlineDictionaries.ar ? salon.arabic_welcome : salon.english_welcome;
  const step = steps[address];
  return {
    title: step ? `${step} · ${name}` : fill(text.page.book, salonWords),
    description: welcome || fill(text.page.description, salonWords),
  };
}

/** The salon's colour as variables; the setting has checked that white words can be read on it. */
function lookOf(colour: string, nonce: string): string {
  const { brand, strong, light, dark } = salonLook(colour);
  const shades = ({ ink, soft, line }: typeof light) => `--brand-ink:${ink};--brand-soft:${soft};--brand-line:${line}`;
  return (
    `<style nonce="${nonce}">:root{--brand:${brand};--brand-strong:${strong};${shades(light)}` +
    `}@media screen and (prefers-color-scheme:dark){:root{${shades(dark)}}}</style>`
  );
}
