import { toSearchKey, toSoundKey } from '../kernel/text/search-key';
import type { ListingContent } from './listing-content';
import { emirates, propertyTypePlurals, propertyTypes } from './property.states';

type Named = Pick<ListingContent, 'name' | 'area' | 'description' | 'type' | 'emirate'>;

/**
 * Everything a place may be searched by, in one folded text: its words in both languages, what it is and where, and how
 * its names sound, so that one script finds the other.
 */
export function listingWords({ name, area, description, type, emirate }: Named): string {
  const kind = Object.values(propertyTypes.rows).find(({ code }) => code === type)!.label;
  const kinds = propertyTypePlurals[type];
  const place = Object.values(emirates.rows).find(({ code }) => code === emirate)!.label;
  const names = [name.en, name.ar, area.en, area.ar, place.en, place.ar, kind.en, kind.ar, kinds.en, kinds.ar].join(
    ' ',
  );
  return [toSearchKey(names), toSoundKey(names), toSearchKey(`${description.en} ${description.ar}`)].join(' ');
}

/** Said in passing between the words that matter. */
const SMALL_WORDS = new Set(
  [
    'a',
    'an',
    'and',
    'at',
    'by',
    'for',
    'in',
    'near',
    'of',
    'on',
    'the',
    'to',
    'with',
    'في',
    'من',
    'مع',
    'على',
    'الى',
    'عن',
    'قرب',
    'او',
    'و',
  ].map(toSearchKey),
);
/** One letter sounds like too much. */
const SHORTEST_SOUND = 2;
const MOST_WORDS = 8;

/** A word as it begins, or as it sounds. */
export type SearchedWord = { begins: string; sounds: string | null };

/** Each once. */
export const wordsIn = (folded: string): Set<string> => new Set(folded.match(/[\p{L}\p{N}]+/gu));

/** What must all be found in `listingWords`. */
export function searchedWords(text: string): SearchedWord[] {
  const words = [...wordsIn(toSearchKey(text))].filter((word) => !SMALL_WORDS.has(word));
  return words.slice(0, MOST_WORDS).map((word) => {
    const sound = toSoundKey(word);
    return { begins: word, sounds: sound.length >= SHORTEST_SOUND ? sound : null };
  });
}
