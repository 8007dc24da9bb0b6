import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Localized } from '@rawnaq/domain/kernel/localized';

const titles = new Map<string, Localized>();

/** The app says once which pages there are, for features that lead to one of another feature or call it by its name. */
export function knowPages(pages: readonly { name: AddressName; title: Localized }[]): void {
  for (const { name, title } of pages) titles.set(name, title);
}

/** Does the product have this page today? */
export const hasPage = (name: AddressName): boolean => titles.has(name);

/** What the menu calls the page, if the product has it today. */
export const titleOfPage = (name: string): Localized | undefined => titles.get(name);
