import { describe, expect, it } from 'vitest';
import { drawerBytes, PAPER_DOTS, receiptBytes, toDots } from './esc-pos';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');

/** `#` black, `.` white, `o` half transparent black. */
function image(rows: string[]) {
  const width = rows[0]!.length;
  const data = new Uint8ClampedArray(width * rows.length * 4);
  [...rows.join('')].forEach((sign, at) =>
    data.set(sign === '.' ? [255, 255, 255, 255] : [0, 0, 0, sign === 'o' ? 40 : 255], at * 4),
  );
  return { width, height: rows.length, data };
}

describe('a picture as dots', () => {
  it('has the first dot in the highest bit and fills a row up to whole bytes with white', () => {
    expect(toDots(image(['#......#.#', '..........', 'o#........']))).toEqual({
      width: 16,
      height: 3,
      bits: Uint8Array.from([0x81, 0x40, 0, 0, 0x40, 0]),
    });
  });
});

describe('bytes for the printer', () => {
  it('set it up, draw, feed and cut', () => {
    const picture = toDots(image(['########........', '........########']));
    expect(hex(receiptBytes(picture))).toBe('1b 40 1d 76 30 00 02 00 02 00 ff 00 00 ff 1b 64 05 1d 56 00');
  });

  it('send a long receipt in strips of the whole width', () => {
    const height = 600;
    const bytes = receiptBytes({ width: PAPER_DOTS, height, bits: new Uint8Array((PAPER_DOTS / 8) * height) });
    const strips = [255, 255, 90];
    expect(bytes.length).toBe(2 + strips.length * 8 + 72 * height + 3 + 3);
    let at = 2;
    for (const rows of strips) {
      expect(hex(bytes.subarray(at, at + 8))).toBe(`1d 76 30 00 48 00 ${rows.toString(16)} 00`);
      at += 8 + rows * 72;
    }
  });

  it('kick the drawer', () => expect(hex(drawerBytes())).toBe('1b 40 1b 70 00 32 fa'));
});
