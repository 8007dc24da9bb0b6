import clsx from 'clsx';
import type { MenuIcon } from '../shell/shell-props';
import { usePicture } from '../../lib/pictures';
import styles from './avatar.module.css';

type Props = {
  name: string;
  picture?: string | undefined;
  /** Of things: letters of a service's name mean nothing to anybody. */
  icon?: MenuIcon | undefined;
  size?: 's' | 'm' | 'l';
  shape?: 'round' | 'square';
};

/**
 * Latin names show two initials, Arabic names one letter: joined Arabic initials read as a word, and its article says
 * nothing.
 */
export function Avatar({ name, picture, icon: Icon, size = 's', shape = 'round' }: Props) {
  const letters = initialsOf(name);
  const className = clsx(
    styles.avatar,
    size !== 's' && styles[size],
    shape === 'square' && styles.square,
    isArabic(letters) && !Icon && styles.arabic,
  );
  const address = usePicture(picture);
  if (address) return <img className={className} src={address} alt="" />;
  return (
    <span className={className} aria-hidden>
      {Icon ? <Icon size="56%" stroke={1.75} /> : letters}
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
