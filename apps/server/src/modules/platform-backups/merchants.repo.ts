import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { holdsText } from '../../http/lists/folded.query';

const MOST_MERCHANTS = 20;

/** Salons by name or number; the training salon is made anew every night, and owners of places have pages elsewhere. */
export const merchantsLike = (tx: Tx, search: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'english_name', 'arabic_name'])
    .where('id', '>', 1)
    .where('status', '<>', 'host')
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          holdsText(sql.ref('english_name'), search),
          holdsText(sql.ref('arabic_name'), search),
          eb(sql`id::text`, '=', search),
        ]),
      ),
    )
    .orderBy('english_name')
    .orderBy('id')
    .limit(MOST_MERCHANTS)
    .execute();

export const findMerchant = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'english_name', 'arabic_name', 'created_at'])
    .where('id', '=', id)
    .where('id', '>', 1)
    .where('status', '<>', 'host')
    .executeTakeFirst();
