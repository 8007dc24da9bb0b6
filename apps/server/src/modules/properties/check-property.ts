import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { propertyChecksContract } from '@rawnaq/domain/properties/property-checks.contract';
import { standingOf } from '@rawnaq/domain/properties/property-standing.states';
import type { Tx } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform } from '../../services';
import { openUpload } from '../uploads';
import { findHost, findPicture, findProperty, picturesOf, type PropertyKey } from './properties.repo';
import { approvedContent, toContent } from './stored-property';

type Checks = typeof propertyChecksContract;

export const getChecked: UseCase<Checks['get_record']> = async (ctx, key) => {
  const row = await findProperty(ctx.tx, key);
  // A draft that was never handed in is nobody's business but its owner's.
  if (!row || standingOf(row) === 'draft') throw new AppError('NOT_FOUND');
  const host = await findHost(ctx.tx, key.account_id);
  return {
    record: {
      ...key,
      unique_id: row.unique_id,
      version: row.version,
      standing: standingOf(row),
      owner: host?.name ?? '',
      owner_mobile: host?.mobile ?? null,
      owner_email: host?.email ?? null,
      sent_at: row.sent_at,
      refuse_reason: row.refuse_reason,
      content: toContent(row, await picturesOf(ctx.tx, row), host?.name ?? ''),
      published: approvedContent(row),
    },
  };
};

/** Only pictures of the place itself: as it is, or as it was approved. */
export const checkedImage: UseCase<Checks['image']> = async (ctx, { unique_id, size, ...key }) => {
  const upload = await asPlatform(ctx.services, async (tx) =>
    (await isOfProperty(tx, key, unique_id)) ? findPicture(tx, key.account_id, unique_id) : undefined,
  );
  if (!upload) throw new AppError('NOT_FOUND');
  return openUpload(ctx, upload, size);
};

async function isOfProperty(tx: Tx, key: PropertyKey, uniqueId: string): Promise<boolean> {
  const row = await findProperty(tx, key);
  if (!row || standingOf(row) === 'draft') return false;
  const shown = [...(await picturesOf(tx, row)), ...(approvedContent(row)?.images ?? [])];
  return shown.some(({ unique_id }) => unique_id === uniqueId);
}
