import { UPLOAD_MAX_BYTES } from '@rawnaq/domain/kernel/input/limits';
import { say, type Language } from '@rawnaq/domain/kernel/localized';
import { uploadErrors } from '@rawnaq/domain/uploads/upload.errors';

const SIDE = 2048;
const QUALITY = 0.86;

/**
 * Phones take oblong pictures of many megabytes; the listing has square ones of at most five. What does not fit is cut
 * around its middle and drawn smaller; what can't be read is refused in words.
 */
export async function squarePicture(file: File, language: Language): Promise<File | string> {
  const unreadable = say(uploadErrors.UPLOAD_UNREADABLE, language);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return unreadable;
  const { width, height } = bitmap;
  if (width === height && file.size <= UPLOAD_MAX_BYTES && /\.(jpe?g|png)$/i.test(file.name)) return file;
  const cut = Math.min(width, height);
  const side = Math.min(cut, SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.drawImage(bitmap, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : unreadable;
}
