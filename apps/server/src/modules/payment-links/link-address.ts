import { splitLanguage } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';

export { accountOfLink as accountOfReference, newLinkId as newReference } from '../../infra/link-id';

export const payPath = (reference: string): string => `/pay/${reference}`;
export const donePath = (reference: string): string => `/pay/${reference}/done`;

/** Only addresses of our own: whoever pays is never sent elsewhere. */
export function ownPath(address: string, publicUrl: string): string {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  if (!/^\/(?![/\\])/.test(path)) throw new Error('A payment returns to an address of this site.');
  return path;
}

/** The same page in another language. */
export const pathIn = (path: string, language: Language): string => {
  const { rest } = splitLanguage(path);
  return `/${language}${rest === '/' ? '' : rest}`;
};
