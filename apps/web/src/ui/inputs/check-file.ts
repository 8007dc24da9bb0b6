import { UPLOAD_IMAGE_EXTENSIONS, UPLOAD_MAX_BYTES } from '@rawnaq/domain/kernel/input/limits';
import { say, type Language } from '@rawnaq/domain/kernel/localized';
import { uploadErrors } from '@rawnaq/domain/uploads/upload.errors';

export const FILE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'mp4', 'mov', 'webm', 'pdf'] as const;

/** The server looks again; these answers only save the person the wait. Undefined: the file is fine. */
export function checkFile(file: File, extensions: readonly string[], language: Language): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension))
    return say(uploadErrors.UPLOAD_EXTENSION, language, { extensions: extensions.join(', ') });
  if (file.size > UPLOAD_MAX_BYTES)
    return say(uploadErrors.UPLOAD_TOO_LARGE, language, { megabytes: UPLOAD_MAX_BYTES / 1024 / 1024 });
  return undefined;
}

export async function checkSquareImage(file: File, language: Language): Promise<string | undefined> {
  const problem = checkFile(file, UPLOAD_IMAGE_EXTENSIONS, language);
  if (problem) return problem;
  try {
    const { width, height } = await createImageBitmap(file);
    return width === height ? undefined : say(uploadErrors.IMAGE_NOT_SQUARE, language);
  } catch {
    return say(uploadErrors.UPLOAD_UNREADABLE, language);
  }
}
