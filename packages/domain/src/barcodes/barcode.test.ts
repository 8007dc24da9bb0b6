import { describe, expect, test } from 'vitest';
import { barcodeOf, isEan13 } from './barcode';

/** Bars as ones and gaps as zeros, as tables of the standards print them. */
const modules = (text: string): string =>
  barcodeOf(text)!
    .widths.map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

describe('EAN-13', () => {
  test('has the bars of the example everybody prints', () => {
    expect(modules('5901234123457')).toBe(
      '101' +
        '0001011' +
        '0100111' +
        '0110011' +
        '0010011' +
        '0111101' +
        '0011101' +
        '01010' +
        '1100110' +
        '1101100' +
        '1000010' +
        '1011100' +
        '1001110' +
        '1000100' +
        '101',
    );
  });
  test.each([
    ['5901234123457', true],
    ['5901234123458', false],
    ['590123412345', false],
    ['59012341234567', false],
  ])('%s is one: %s', (text, is) => expect(isEan13(text)).toBe(is));
  test('every one is 95 modules wide', () => {
    for (const text of ['4064666231518', '8500187025166', '0000000000000'].filter(isEan13))
      expect(modules(text)).toHaveLength(95);
  });
});

describe('Code 128', () => {
  test('writes letters one by one, with the sum at the end', () => {
    // Start B, P J J 1 2 3 C, check 55, stop.
    expect(modules('PJJ123C')).toBe(
      '11010010000' +
        '11101110110' +
        '10110111000' +
        '10110111000' +
        '10011100110' +
        '11001110010' +
        '11001011100' +
        '10001000110' +
        '11101000110' +
        '1100011101011',
    );
  });
  test('puts digits in pairs', () => {
    expect(barcodeOf('1234')!.kind).toBe('code-128');
    expect(modules('1234')).toHaveLength(11 * 4 + 13);
    expect(modules('12345')).toHaveLength(11 * 7 + 13);
  });
  test('what no barcode can say is none', () => {
    expect(barcodeOf('')).toBeUndefined();
    expect(barcodeOf('شامبو')).toBeUndefined();
  });
});
