import { withoutEnds } from '../kernel/text/ends';

const MOST_LETTERS = 100;
/** Of a longer name its end, where the ending is. No system writes one. */
const LONGEST_NAME = 1_000;

/** The ending a file's name claims, in small letters, without the dot. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(cleanName(name))?.[1]?.toLowerCase() ?? '';

/** A name that is safe to show and to save under: no folders, no invisible signs, one ending, and that one true. */
export function safeFileName(name: string, ending: string): string {
  const stem = withoutEnds(cleanName(name).replace(/\.[^.]*$/, ''), /[.\s]/);
  return `${[...stem].slice(0, MOST_LETTERS).join('') || 'file'}.${ending}`;
}

/**
 * Control signs, signs that turn the writing direction (they make "gnp.exe" read "exe.png") and halves of letters go;
 * so does everything before the last slash of either kind, and what file systems forbid.
 */
const cleanName = (name: string): string =>
  name
    .slice(-LONGEST_NAME)
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*;]/g, '_')
    .trim();
