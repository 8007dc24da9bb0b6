import { toSearchKey } from '../kernel/text/search-key';

type Named = { english_name: string; arabic_name: string };

/**
 * Whether a text means this service: every word of it is in one of its names, or of its category's, in either script.
 */
export function meansService(text: string, service: Named, category?: Named): boolean {
  const names = [service, ...(category ? [category] : [])];
  const key = toSearchKey(names.flatMap(({ english_name, arabic_name }) => [english_name, arabic_name]).join(' '));
  return toSearchKey(text)
    .split(' ')
    .every((word) => key.includes(word));
}
