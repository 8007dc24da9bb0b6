import { fileTypeOf } from '@rawnaq/domain/uploads/file-type.rules';
import type { Tx } from '../../db/database';
import { newUniqueId } from '../../infra/crypto';
import type { Services } from '../../services';
import { redrawImage, type Drawn } from './redraw-image';
import { filesOf } from './store-files';
import { insertUpload } from './uploads.repo';

type NewPicture = { account_id: number; created_by: number; name: string; now: Date };

/** A picture the product itself brings, such as those of the demo world; drawn anew like any other. */
export async function addPicture(
  services: Pick<Services, 'storage'>,
  tx: Tx,
  { bytes, ...picture }: NewPicture & { bytes: Uint8Array },
): Promise<number> {
  const type = fileTypeOf(bytes);
  if (!type?.isImage) throw new Error(`${picture.name} is no picture.`);
  const drawn = await redrawImage(picture.account_id, bytes, type, true);
  return keepPicture(services, tx, { ...picture, mime: type.mime, drawn, is_shown: true });
}

/**
 * One that was drawn by us just now, in all its sizes: nothing of it has to be feared. `is_shown`: others see it before
 * anybody has looked at it.
 */
export async function keepPicture(
  services: Pick<Services, 'storage'>,
  tx: Tx,
  {
    account_id,
    created_by,
    name,
    now,
    mime,
    drawn,
    is_shown,
  }: NewPicture & {
    mime: string;
    drawn: Drawn;
    is_shown: boolean;
  },
): Promise<number> {
  const unique_id = newUniqueId();
  for (const file of filesOf(account_id, unique_id, drawn)) await services.storage.put(file.key, file.bytes);
  return insertUpload(tx, {
    account_id,
    unique_id,
    file_name: name,
    mime,
    bytes: drawn.bytes.length,
    width: drawn.width,
    height: drawn.height,
    is_shown,
    created_by,
    created_at: now.toISOString(),
  });
}
