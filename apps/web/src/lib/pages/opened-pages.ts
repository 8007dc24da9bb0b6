import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import { readStored, writeStored } from '../storage';

type Opened = Partial<Record<AddressName, string>>;

/** When this person last opened which page, on this device. */
export const openedPages = (userId: number): Opened => parse(readStored(keyOf(userId)));

export function rememberOpened(userId: number, name: AddressName, now: Date): void {
  writeStored(keyOf(userId), JSON.stringify({ ...openedPages(userId), [name]: now.toISOString() }));
}

const keyOf = (userId: number): string => `rawnaq.opened.${userId}`;

/** What somebody else wrote there is as good as nothing. */
function parse(text: string | undefined): Opened {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([, when]) => typeof when === 'string' && !Number.isNaN(Date.parse(when))),
        )
      : {};
  } catch {
    return {};
  }
}
