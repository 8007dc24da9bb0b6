import { addresses, type AddressName } from './addresses';

/**
 * The page of one record, before its language: by `:id` in the path, or the page that opens one by `?open=`.
 * Without a record, the page above.
 */
export function recordPath(name: AddressName, id?: string | number | null): string {
  const { path } = addresses[name];
  if (id === undefined || id === null) return path.replace(/\/:id$/, '');
  const one = encodeURIComponent(String(id));
  return path.includes(':id') ? path.replace(':id', () => one) : `${path}?open=${one}`;
}
