import { newUniqueId } from './crypto';

/** `{account in base 36}-{random}`: like a token, a link names the account it is looked up in. */
export const newLinkId = (accountId: number): string => `${accountId.toString(36)}-${newUniqueId()}`;

/** 0 is the platform itself, and where a link that names nobody is looked for in vain. */
export function accountOfLink(id: string): number {
  const account = Number.parseInt(id.split('-')[0] ?? '', 36);
  return Number.isSafeInteger(account) && account > 0 ? account : 0;
}
