// @vitest-environment jsdom
import { ksaSimplified } from '@rawnaq/domain/papers/test/sample-papers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawReceipt } from './paint-receipt';
import { canUse, choosePrinter, chosenPrinter, connectPrinter, printerOf } from './receipt-printer';
import type { Receipt, ReceiptRow } from './receipt';
import { receiptOf } from './receipt-of-paper';
import { PrinterMissing } from './printer-devices';

const sent: number[][] = [];
const usbPrinter = {
  configuration: null as unknown,
  open: vi.fn(async () => undefined),
  close: vi.fn(async () => undefined),
  selectConfiguration: vi.fn(async () => {
    usbPrinter.configuration = {
      interfaces: [
        {
          interfaceNumber: 0,
          alternates: [{ interfaceClass: 3, endpoints: [{ direction: 'out', endpointNumber: 9 }] }],
        },
        {
          interfaceNumber: 1,
          alternates: [
            {
              interfaceClass: 7,
              endpoints: [
                { direction: 'in', endpointNumber: 1 },
                { direction: 'out', endpointNumber: 2 },
              ],
            },
          ],
        },
      ],
    };
  }),
  claimInterface: vi.fn(async () => undefined),
  transferOut: vi.fn(async (_endpoint: number, bytes: Uint8Array) => {
    sent.push([...bytes]);
    return { status: 'ok' };
  }),
};
let known: unknown[] = [];
const browserHas = (name: 'usb' | 'serial', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  known = [];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'usb');
  Reflect.deleteProperty(navigator, 'serial');
});

describe('the choice of a printer', () => {
  it('is the print dialog at first, is remembered on the device, and falls back where the browser can not', () => {
    expect(chosenPrinter()).toBe('dialog');
    choosePrinter('usb');
    expect([canUse('usb'), chosenPrinter()]).toEqual([false, 'dialog']);
    browserHas('usb', {});
    expect([canUse('usb'), chosenPrinter()]).toEqual([true, 'usb']);
  });
});

describe('a printer on USB', () => {
  beforeEach(() =>
    browserHas('usb', {
      getDevices: async () => known,
      requestDevice: async () => {
        known = [usbPrinter];
        return usbPrinter;
      },
    }),
  );

  it('is asked for once, and its drawer opens through its own way out', async () => {
    await expect(printerOf('usb').openDrawer()).rejects.toBeInstanceOf(PrinterMissing);
    await connectPrinter('usb');
    await printerOf('usb').openDrawer();
    expect(usbPrinter.claimInterface).toHaveBeenLastCalledWith(1);
    expect(usbPrinter.transferOut).toHaveBeenCalledWith(2, expect.anything());
    expect(sent).toEqual([[0x1b, 0x40, 0x1b, 0x70, 0x00, 0x32, 0xfa]]);
    expect(usbPrinter.close).toHaveBeenCalledTimes(usbPrinter.open.mock.calls.length);
  });
});

describe('a printer on a serial port', () => {
  it('gets the same bytes and is let go, also when it fails', async () => {
    const close = vi.fn(async () => undefined);
    const write = vi.fn(async (bytes: Uint8Array) => void sent.push([...bytes]));
    const writable = () => ({ getWriter: () => ({ write, close: async () => undefined }) });
    browserHas('serial', { getPorts: async () => [{ open: async () => undefined, close, writable: writable() }] });
    await printerOf('serial').openDrawer();
    expect(sent).toEqual([[0x1b, 0x40, 0x1b, 0x70, 0x00, 0x32, 0xfa]]);
    write.mockRejectedValueOnce(new Error('unplugged'));
    await expect(printerOf('serial').openDrawer()).rejects.toThrow('unplugged');
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('a receipt of dots', () => {
  const textOf = (row: ReceiptRow) =>
    row.kind === 'text' ? row.text : row.kind === 'pair' ? `${row.start} ${row.end}` : row.kind;

  it('says what the roll says, in its language, with the code of the authority', () => {
    const { language, rows } = receiptOf(ksaSimplified, 'en');
    // KSA wants its tax documents in Arabic.
    expect(language).toBe('ar');
    const texts = rows.map(textOf);
    for (const part of [ksaSimplified.seller.name.ar, ksaSimplified.number, ksaSimplified.seller.trn!])
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    for (const { name } of ksaSimplified.lines) expect(texts.some((text) => text.includes(name.ar))).toBe(true);
    const code = rows.find((row) => row.kind === 'code');
    expect(code?.kind === 'code' && code.squares.length).toBeGreaterThan(20);
  });
});

describe('the painter', () => {
  const drawn: unknown[][] = [];
  const brush = {
    font: '',
    fillStyle: '',
    direction: 'ltr' as CanvasDirection,
    textAlign: 'start' as CanvasTextAlign,
    textBaseline: 'top' as CanvasTextBaseline,
    measureText: (text: string) => ({ width: text.length * 12 }) as TextMetrics,
    fillText: (...args: unknown[]) => void drawn.push([...args, brush.textAlign, brush.direction]),
    fillRect: (...args: unknown[]) => void drawn.push(args),
  };
  const receipt = (language: 'en' | 'ar'): Receipt => ({
    language,
    rows: [
      { kind: 'text', text: 'Glow', align: 'center', bold: true, size: 'large' },
      { kind: 'rule' },
      { kind: 'pair', start: 'Keratin treatment for very long hair, evening', end: '220.00' },
      {
        kind: 'code',
        squares: [
          [true, false],
          [false, true],
        ],
      },
    ],
  });
  beforeEach(() => void (drawn.length = 0));

  it('measures without drawing, and draws as high as it measured', () => {
    const height = drawReceipt(brush, receipt('en'), 'measure');
    expect(drawn).toEqual([]);
    expect(drawReceipt(brush, receipt('en'), 'draw')).toBe(height);
    expect(drawn.length).toBeGreaterThan(0);
  });

  it('begins at the side of the language and keeps a long name clear of its amount', () => {
    drawReceipt(brush, receipt('ar'), 'draw');
    const texts = drawn.filter(([text]) => typeof text === 'string');
    expect(texts.map(([text, x, , align, direction]) => [text, x, align, direction])).toEqual([
      ['Glow', 288, 'center', 'rtl'],
      ['Keratin treatment for very long hair,', 568, 'start', 'rtl'],
      ['220.00', 8, 'end', 'rtl'],
      ['evening', 568, 'start', 'rtl'],
    ]);
  });
});
