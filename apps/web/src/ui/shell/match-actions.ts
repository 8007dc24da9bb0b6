import type { SearchAction } from '../../app/shell-props';

/** Every typed word must appear somewhere; case, Arabic vowel marks and the forms of alef do not matter. */
export function matchActions(actions: readonly SearchAction[], query: string): SearchAction[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return actions.filter((action) => {
    const text = plain([action.label, action.description, action.group, ...(action.keywords ?? [])].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
