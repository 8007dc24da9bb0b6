import clsx from 'clsx';
import { usePicture } from '../lib/pictures';
import styles from './avatar.module.css';

type Props = { name: string; picture?: string | undefined; size?: 's' | 'm' | 'l'; shape?: 'round' | 'square' };

const TINTS = 6;

/** Latin names show two initials, Arabic names one letter: joined Arabic initials read as a word, and its article says nothing. */
export function Avatar({ name, picture, size = 's', shape = 'round' }: Props) {
  const letters = initialsOf(name);
  const className = clsx(
    styles.avatar,
    size !== 's' && styles[size],
    shape === 'square' && styles.square,
    isArabic(letters) && styles.arabic,
  );
  const address = usePicture(picture);
  if (address) return <img className={className} src={address} alt="" />;
  return (
    <span className={className} data-tint={tintOf(name)} aria-hidden>
      {letters}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name
    .trim()
    .replace(/^ال(?=\p{L}{2})/u, '')
    .split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (isArabic(first) || words.length === 1) return first.toUpperCase();
  const last = [...(words.at(-1) ?? '')][0] ?? '';
  return (first + last).toUpperCase();
}

const isArabic = (text: string): boolean => /[\u0600-\u06FF]/.test(text);

/** The same person has the same colour on every screen. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return sum % TINTS;
}
