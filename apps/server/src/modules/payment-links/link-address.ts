import { newUniqueId } from '../../infra/crypto';

/** `{account in base 36}-{random}`: like a token, it names the account it is looked up in. */
export const newReference = (accountId: number): string => `${accountId.toString(36)}-${newUniqueId()}`;

/** 0 is the platform itself, which has no payment links: nothing is found there. */
export function accountOfReference(reference: string): number {
  const account = Number.parseInt(reference.split('-')[0] ?? '', 36);
  return Number.isSafeInteger(account) && account > 0 ? account : 0;
}

export const payPath = (reference: string): string => `/pay/${reference}`;
export const donePath = (reference: string): string => `/pay/${reference}/done`;

/** Only addresses of our own: whoever pays is never sent elsewhere. */
export function ownPath(address: string, publicUrl: string): string {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  if (!/^\/(?![/\\])/.test(path)) throw new Error('A payment returns to an address of this site.');
  return path;
}
