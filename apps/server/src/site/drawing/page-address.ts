import { addresses, pathTo, splitLanguage } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { LANGUAGES, type Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyRequest } from 'fastify';

export type PageAddress = {
  path: string;
  language: Language;
  prefix: Language | undefined;
  /** The path without its language. */
  rest: string;
  /** As it was sent, with its question mark. */
  query: string;
  asked: URLSearchParams;
};

/**
 * Where a request for a page wants to go. Put behind a host, never read beside one: `//x` alone would name a host, and
 * `//` one that cannot be. Only what does not begin with a slash can still be unreadable.
 */
export function addressOf({ url }: Pick<FastifyRequest, 'url'>): PageAddress {
  const whole = url.startsWith('/') ? `http://here${url}` : url;
  if (!URL.canParse(whole)) throw new AppError('MALFORMED_REQUEST');
  const { pathname, search, searchParams } = new URL(whole);
  return { path: pathname, ...splitLanguage(pathname), query: search, asked: searchParams };
}

/** What a path may begin with: nothing, or its language. */
export const LANGUAGE_PREFIXES: readonly string[] = ['', ...LANGUAGES.map((language) => `/${language}`)];

/** The page that says that there is none, in the language of the path. */
export const notFoundAt = (prefix: Language | undefined): string =>
  prefix ? pathTo('not-found', prefix) : addresses['not-found'].path;
