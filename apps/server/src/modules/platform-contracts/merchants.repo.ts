import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { holdsText } from '../../http/lists/folded.query';

const merchants = (tx: Tx) =>
  tx
    .selectFrom('accounts as a')
    .select([
      'a.id',
      'a.english_name',
      'a.arabic_name',
      'a.currency',
      'a.language',
      'a.tier',
      'a.time_zone',
      sql<string | null>`case when a.status = 'trial' then a.trial_ends_on else a.expires_on end`.as('ends_on'),
      ownerOf('name').as('owner_name'),
      ownerOf('email').as('owner_email'),
      ownerOf('mobile').as('owner_mobile'),
    ])
    .where('a.id', '>', TRAINING_ACCOUNT_ID)
    .where('a.status', '<>', 'host');

const ownerOf = (column: 'name' | 'email' | 'mobile') =>
  sql<string | null>`(select ${sql.ref(`o.${column}`)} from users o where o.account_id = a.id and o.is_owner)`;

export const findMerchant = (tx: Tx, id: number) => merchants(tx).where('a.id', '=', id).executeTakeFirst();
export type MerchantRow = NonNullable<Awaited<ReturnType<typeof findMerchant>>>;

/** Held while a contract gets its number. */
export const lockMerchant = (tx: Tx, id: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const findMerchants = (tx: Tx, search: string) =>
  merchants(tx)
    .where('a.status', 'in', ['requested', 'trial', 'active', 'expired', 'disabled'])
    .where((where) =>
      where.or([
        holdsText(sql.ref('a.english_name'), search),
        holdsText(sql.ref('a.arabic_name'), search),
        where(sql<string>`a.id::text`, '=', search),
      ]),
    )
    .orderBy('a.id', 'desc')
    .limit(20)
    .execute();
