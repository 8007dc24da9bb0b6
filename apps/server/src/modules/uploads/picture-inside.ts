import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Services } from '../../services';
import { openUpload } from './open-upload';

/** A logo is a small picture; a larger one is left out. */
const MOST_BYTES = 200_000;

type Picture = { account_id: number; unique_id: string; file_name: string; mime: string };

/**
 * A picture inside a page or paper: visitors have no other way to files of a salon. Null where it is none, or gone.
 */
export async function pictureInside(services: Services, picture: Picture | null | undefined): Promise<string | null> {
  if (!picture?.mime.startsWith('image/')) return null;
  try {
    const { body } = await openUpload({ services }, picture, 'thumb');
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(Buffer.from(piece));
    const bytes = Buffer.concat(pieces);
    return bytes.length > MOST_BYTES ? null : `data:${picture.mime};base64,${bytes.toString('base64')}`;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
