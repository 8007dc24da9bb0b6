import { fileTypeOf } from '@rawnaq/domain/uploads/file-type.rules';
import { drawApart } from '../pictures/draw-apart';

/** More would make the logo most of the file. */
const MOST_BYTES = 40_000;

/** PDF knows PNG and JPEG. What is neither, or large, is drawn anew and small; null where it is no picture. */
export async function drawableLogo(bytes: Uint8Array, from: string): Promise<Uint8Array | null> {
  const { mime, isImage } = fileTypeOf(bytes) ?? {};
  if (!isImage) return null;
  if (mime !== 'image/webp' && bytes.length <= MOST_BYTES) return bytes;
  const outcome = await drawApart({ bytes, mime: mime === 'image/jpeg' ? mime : 'image/png', square: false }, from);
  if ('problem' in outcome) return null;
  return outcome.drawn.smaller.find(({ size }) => size === 'thumb')?.bytes ?? outcome.drawn.bytes;
}
