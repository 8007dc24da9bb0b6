import { fileTypeOf } from '@rawnaq/domain/uploads/file-type.rules';
import type { Tx } from '../../db/database';
import { newUniqueId } from '../../infra/crypto';
import type { Services } from '../../services';
import { redrawImage } from './redraw-image';
import { filesOf } from './store-files';
import { insertUpload } from './uploads.repo';

/** A picture the product itself brings, such as those of the demo world; drawn anew like any other. */
export async function addPicture(
  services: Pick<Services, 'storage'>,
  tx: Tx,
  {
    account_id,
    created_by,
    name,
    bytes,
    now,
  }: { account_id: number; created_by: number; name: string; bytes: Uint8Array; now: Date },
): Promise<number> {
  const type = fileTypeOf(bytes);
  if (!type?.isImage) throw new Error(`${name} is no picture.`);
  const drawn = await redrawImage(account_id, bytes, type, true);
  const unique_id = newUniqueId();
  for (const file of filesOf(account_id, unique_id, drawn)) await services.storage.put(file.key, file.bytes);
  return insertUpload(tx, {
    account_id,
    unique_id,
    file_name: name,
    mime: type.mime,
    bytes: drawn.bytes.length,
    width: drawn.width,
    height: drawn.height,
    is_shown: true,
    created_by,
    created_at: now.toISOString(),
  });
}
