import type { Language } from '../localized';

/**
 * Splits the optional language prefix off a path. No prefix means Arabic. Apart from the addresses, because the
 * smallest scripts need only this.
 */
export function splitLanguage(path: string): { language: Language; prefix: Language | undefined; rest: string } {
  const match = /^\/(en|ar)(?=\/|$)/.exec(path);
  const prefix = match?.[1] as Language | undefined;
  return { language: prefix ?? 'ar', prefix, rest: (match ? path.slice(match[0].length) : path) || '/' };
}
