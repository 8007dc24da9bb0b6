import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { picturePlaces } from '@rawnaq/domain/platform-checks/added-picture.states';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database';

/** A place where pictures of a salon are shown to others. Its owner declares it; the list stands on top. */
export type ShownPicture = {
  /** As the catalogue knows it: `services.picture_upload_id`. */
  column: string;
  place: CodeIn<typeof picturePlaces>;
  /** Whether the upload `u` of a query stands there. */
  holds: RawBuilder<boolean>;
  /** The place is empty afterwards. */
  forget: (tx: Tx, accountId: number, uploadId: number) => Promise<unknown>;
};

/** A column of a record that names its picture. */
export const shownIn = (table: string, column: string, place: ShownPicture['place']): ShownPicture => ({
  column: `${table}.${column}`,
  place,
  // Not `exists`: for a list of many that would be answered from the whole table, for the few that are shown.
  holds: sql<boolean>`(
    select true from ${sql.table(table)} t where t.account_id = u.account_id and t.${sql.ref(column)} = u.id limit 1)`,
  forget: (tx, accountId, uploadId) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where account_id = ${accountId} and ${sql.ref(column)} = ${uploadId}`.execute(tx),
});
