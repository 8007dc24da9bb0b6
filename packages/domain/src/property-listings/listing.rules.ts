import { toSearchKey, toSoundKey } from '../kernel/text/search-key';
import type { ListingContent } from './listing-content';
import { emirates, propertyTypes } from './property.states';

type Named = Pick<ListingContent, 'name' | 'area' | 'description' | 'type' | 'emirate'>;

/**
 * Everything a place may be searched by, in one folded text: its words in both languages, what it is and where, and how
 * its names sound, so that one script finds the other.
 */
export function listingWords({ name, area, description, type, emirate }: Named): string {
  const kind = Object.values(propertyTypes.rows).find(({ code }) => code === type)!.label;
  const place = Object.values(emirates.rows).find(({ code }) => code === emirate)!.label;
  const names = [name.en, name.ar, area.en, area.ar, place.en, place.ar, kind.en, kind.ar].join(' ');
  return [toSearchKey(names), toSoundKey(names), toSearchKey(`${description.en} ${description.ar}`)].join(' ');
}
