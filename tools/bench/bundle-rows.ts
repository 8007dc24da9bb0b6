import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './row';

const dist = join(import.meta.dirname, '../../dist');
const KB = 1024;

/**
 * What a browser must fetch before it runs something: the page's own scripts, packed, as the limit of the build counts
 * them.
 */
export function bundleRows(): Row[] {
  return [
    sizeRow('App shell JS, KB gzip', join(dist, 'web/index.html'), 'web', '/assets-app/', 200),
    sizeRow('Public pages JS, KB gzip', join(dist, 'public/public.html'), 'public', '/', 75),
    sizeRow('Booking pages JS, KB gzip', join(dist, 'public/booking.html'), 'public', '/', 100),
  ];
}

function sizeRow(name: string, page: string, folder: string, base: string, limit: number): Row {
  const html = readFileSync(page, 'utf8');
  const files = [
    ...new Set(
      [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
        .map((match) => match[1]!)
        .filter((address) => address.endsWith('.js') && address.startsWith(base)),
    ),
  ];
  if (!files.length) throw new Error(`No files found in ${page}`);
  const bytes = files.reduce(
    (sum, address) => sum + gzipSync(readFileSync(join(dist, folder, address.slice(base.length))), { level: 9 }).length,
    0,
  );
  return {
    name,
    ours: (bytes / KB).toFixed(1),
    against: '',
    ratio: '',
    bar: `≤ ${limit}`,
    holds: bytes <= limit * KB,
    note: `${files.length} files`,
  };
}
