import { toPlainNumberText } from '../text/digits';
import { isLocalDate, type LocalDate } from './local-date';

/**
 * A day as people write it: `1990-04-21`, `21/4/1990`, `21-04-1990`, `21 4 1990`, `21041990`. The day stands first, as
 * everywhere in the Gulf.
 */
export function parseTypedDate(text: string): LocalDate | undefined {
  const plain = toPlainNumberText(text);
  const parts =
    /^(?<day>\d{1,2})(?:\s*[/.-]\s*|\s+)(?<month>\d{1,2})(?:\s*[/.-]\s*|\s+)(?<year>\d{4})$/.exec(plain)?.groups ??
    /^(?<year>\d{4})(?:\s*[/.-]\s*|\s+)(?<month>\d{1,2})(?:\s*[/.-]\s*|\s+)(?<day>\d{1,2})$/.exec(plain)?.groups ??
    /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/.exec(plain)?.groups;
  if (!parts) return undefined;
  const date = `${parts['year']}-${parts['month']!.padStart(2, '0')}-${parts['day']!.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}
