/** A kind of file we accept: `endings` are the names it goes by, the first one is its own. */
export type FileType = { mime: string; endings: readonly [string, ...string[]]; isImage: boolean };

const jpeg: FileType = { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], isImage: true };
const png: FileType = { mime: 'image/png', endings: ['png'], isImage: true };
const webp: FileType = { mime: 'image/webp', endings: ['webp'], isImage: true };
const mp4: FileType = { mime: 'video/mp4', endings: ['mp4'], isImage: false };
const mov: FileType = { mime: 'video/quicktime', endings: ['mov'], isImage: false };
const webm: FileType = { mime: 'video/webm', endings: ['webm'], isImage: false };
const pdf: FileType = { mime: 'application/pdf', endings: ['pdf'], isImage: false };

/**
 * What the first bytes say a file is, and nothing else is asked. Strict on purpose: the mark stands at its exact place,
 * so that a page or a script with a mark somewhere inside is not taken for a picture.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpeg;
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png;
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webp;
  if (textAt(bytes, 0, 5) === '%PDF-') return pdf;
  if (textAt(bytes, 4, 4) === 'ftyp') return filmOf(textAt(bytes, 8, 4));
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(bytes, 0, 64).includes('webm')) return webm;
  return undefined;
}

const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|MSNV|dash|f4v |3gp\d|mmp4)$/;

/** HEIC and AVIF pictures use the same wrapping with brands of their own; they are not films. */
function filmOf(brand: string): FileType | undefined {
  if (brand === 'qt  ') return mov;
  return MP4_BRANDS.test(brand) ? mp4 : undefined;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
