/** A picture of black and white dots, row by row, the first dot of each eight in the highest bit. */
export type DotPicture = { /** In dots; a multiple of eight. */ width: number; height: number; bits: Uint8Array };

/** What 80 mm paper takes at 203 dots an inch. */
export const PAPER_DOTS = 576;

/** Printers hold a page in little memory: a long receipt is sent in strips. */
const STRIP_ROWS = 255;
const FEED_LINES = 5;

const INIT = [0x1b, 0x40];
const FEED = [0x1b, 0x64, FEED_LINES];
const CUT = [0x1d, 0x56, 0x00];
/** Pin 2 for 100 ms, then 500 ms of rest. */
const KICK_DRAWER = [0x1b, 0x70, 0x00, 0x32, 0xfa];
const RASTER = [0x1d, 0x76, 0x30, 0x00];

/** Arabic goes to the printer as a picture: printers neither join letters nor turn the line around. */
export function receiptBytes(picture: DotPicture): Uint8Array<ArrayBuffer> {
  const rowBytes = picture.width / 8;
  const strips: number[][] = [];
  for (let from = 0; from < picture.height; from += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, picture.height - from);
    strips.push([
      ...RASTER,
      ...littleEndian(rowBytes),
      ...littleEndian(rows),
      ...picture.bits.subarray(from * rowBytes, (from + rows) * rowBytes),
    ]);
  }
  return Uint8Array.from([INIT, ...strips, FEED, CUT].flat());
}

export const drawerBytes = (): Uint8Array<ArrayBuffer> => Uint8Array.from([...INIT, ...KICK_DRAWER]);

/** Black is what is darker than the middle. Text and a QR code are sharper so than with dithering. */
export function toDots({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): DotPicture {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const light = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      const isDark = data[at + 3]! > 127 && light < 128;
      if (isDark) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  return { width: rowBytes * 8, height, bits };
}

const littleEndian = (value: number): [number, number] => [value & 0xff, value >> 8];
