import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { move, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { addedPictureStates, picturePlaces } from '@rawnaq/domain/platform-checks/added-picture.states';
import type { addedPicturesContract } from '@rawnaq/domain/platform-checks/added-pictures.contract';
import type { ShownPicture } from '../../db/statements/shown-picture';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform } from '../../services';
import { audit } from '../audit';
import { notify } from '../notifications';
import { decideShown, findShown, lockShown, openUpload, removeFiles } from '../uploads';
import { placeNow } from './added-pictures.query';

type Contract = typeof addedPicturesContract;
type Decided = { seen_at: string | null; removed_at: string | null };
const states = addedPictureStates.codes;
const statusOf = ({ seen_at, removed_at }: Decided): CodeIn<typeof addedPictureStates> =>
  removed_at !== null ? states.removed : seen_at !== null ? states.seen : states.new;

export const openPicture: UseCase<Contract['file']> = async (ctx, { account_id, id, size }) => {
  const picture =
    account_id > TRAINING_ACCOUNT_ID
      ? await asPlatform(ctx.services, (tx) => findShown(tx, account_id, id))
      : undefined;
  if (!picture || picture.removed_at !== null) throw new AppError('NOT_FOUND');
  return openUpload(ctx, picture, size);
};

/** One that was looked at already, or removed meanwhile, stays what it is. */
export const markSeen: UseCase<Contract['mark_seen']> = async (ctx, { pictures }) => {
  for (const { account_id, id } of pictures) {
    const picture = account_id > TRAINING_ACCOUNT_ID ? await lockShown(ctx.tx, account_id, id) : undefined;
    if (!picture) throw new AppError('NOT_FOUND');
    if (statusOf(picture) !== states.new) continue;
    await decideShown(ctx.tx, account_id, id, { seen_at: ctx.now.toISOString() });
    await audit(ctx, {
      action: 'pictures.seen',
      entity: 'uploads',
      entity_id: id,
      account_id,
      before: { status: states.new },
      after: { status: states.seen },
    });
  }
  return { done: true };
};

/**
 * Every place it stands in is empty afterwards, nothing leads to it, no record may take it again, and its files are
 * gone. The salon is told why.
 */
export const removePicture =
  (places: readonly ShownPicture[]): UseCase<Contract['remove']> =>
  async (ctx, { account_id, id, reason }) => {
    const removed = await asPlatform(ctx.services, async (tx) => {
      const picture = account_id > TRAINING_ACCOUNT_ID ? await lockShown(tx, account_id, id) : undefined;
      if (!picture) throw new AppError('NOT_FOUND');
      const before = statusOf(picture);
      const status = move(addedPictureStates, before, states.removed);
      const place = await placeNow({ tx }, account_id, id, places);
      for (const one of places) await one.forget(tx, account_id, id);
      await decideShown(tx, account_id, id, { removed_at: ctx.now.toISOString(), remove_reason: reason });
      await notify(tx, account_id, {
        type: 'removed-pictures',
        code: 'removed',
        values: { place: picturePlaces.rows[place].label, reason },
      });
      await audit(
        { ...ctx, tx },
        {
          action: 'pictures.remove',
          entity: 'uploads',
          entity_id: id,
          account_id,
          before: { status: before, place, file_name: picture.file_name },
          after: { status, reason },
        },
      );
      return picture;
    });
    await removeFiles(ctx.services.storage, [removed]);
    return { done: true };
  };
