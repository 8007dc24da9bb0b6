import { sql } from 'kysely';
import { shownIn, type ShownPicture } from '../../db/statements/shown-picture';

/** The main picture of a place, and those beside it, which are rows of their own. */
export const picturesOfProperties: readonly ShownPicture[] = [
  shownIn('properties', 'main_image_id', 'property'),
  {
    ...shownIn('property_images', 'upload_id', 'property'),
    forget: (tx, accountId, uploadId) =>
      sql`delete from property_images where account_id = ${accountId} and upload_id = ${uploadId}`.execute(tx),
  },
];
