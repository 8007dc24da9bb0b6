import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { ContractDocument } from '@rawnaq/domain/platform-contracts/contract-document';
import { contractDocument } from '@rawnaq/domain/platform-contracts/contract-document';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import type { Strokes } from '@rawnaq/domain/platform-contracts/signature.rules';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { Ctx } from '../../http/context';
import { accountsHolding, type Holds } from '../../http/lists/among.query';

type Named = { account_id: number; id: number };

/** Contracts with all merchants, as the staff see them. */
export const contractRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('contracts as c')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .select([
      'c.id',
      'c.account_id',
      'c.number',
      sql<string>`${sql.ref(ctx.language === 'ar' ? 'a.arabic_name' : 'a.english_name')}`.as('merchant'),
      sql<string>`a.english_name || ' ' || a.arabic_name`.as('names'),
      'c.signer_name',
      'c.tier',
      'c.price',
      'c.currency',
      'c.starts_on',
      'c.ends_on',
      'c.sign_until',
      'c.status',
      'c.sent_at',
      'c.viewed_at',
      sql<string | null>`
        (select s.signed_at
          from contract_signatures s
          where s.account_id = c.account_id and s.contract_id = c.id)`.as('signed_at'),
      'c.created_at',
    ])
    .where('c.account_id', '>', TRAINING_ACCOUNT_ID);

/** Index `platform_contracts_words`, and the merchants. */
export const contractsHolding = (holds: Holds) => sql`
  select c.account_id, c.id from contracts c where ${holds(sql`c.number || ' ' || c.signer_name`)}
  union all
  select c.account_id, c.id from contracts c where c.account_id in (${accountsHolding(holds)})`;

const { waiting, signed } = contractStates.codes;
const MOST_OWN = 100;

/** Of one merchant, the newest first: drafts are nobody's yet, and what was withdrawn binds nobody. */
export const ownContractRows = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>) =>
  tx
    .selectFrom('contracts as c')
    .leftJoin('contract_signatures as s', (join) =>
      join.onRef('s.account_id', '=', 'c.account_id').onRef('s.contract_id', '=', 'c.id'),
    )
    .select([
      'c.unique_id',
      'c.number',
      'c.status',
      'c.tier',
      'c.period',
      'c.price',
      'c.currency',
      'c.starts_on',
      'c.ends_on',
      'c.sign_until',
      's.signed_at',
    ])
    .where('c.account_id', '=', accountId)
    .where('c.status', 'in', [waiting, signed])
    .orderBy('c.id', 'desc')
    .limit(MOST_OWN)
    .execute();

const contractOf = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('contracts as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select([
      'c.account_id',
      'c.id',
      'c.number',
      'c.unique_id',
      'c.status',
      'c.template_id',
      'c.template_version',
      'c.language',
      'c.tier',
      'c.period',
      'c.price',
      'c.currency',
      'c.starts_on',
      'c.ends_on',
      'c.sign_until',
      'c.signer_name',
      'c.signer_email',
      'c.signer_mobile',
      'c.special_english',
      'c.special_arabic',
      'c.document',
      'c.text_hash',
      'c.sent_at',
      'c.sent_to',
      'c.viewed_at',
      'c.cancelled_at',
      'c.cancel_reason',
      'c.renewal_of',
      'c.mailed_at',
      'c.created_at',
      'c.created_by_name',
      'a.english_name',
      'a.arabic_name',
      'a.time_zone',
    ])
    .$narrowType<{ language: Language }>()
    .where('c.account_id', '=', accountId)
    .where('a.id', '=', accountId);

export const findContract = (tx: Tx, { account_id, id }: Named) =>
  contractOf(tx, account_id).where('c.id', '=', id).executeTakeFirst();
export type ContractRow = NonNullable<Awaited<ReturnType<typeof findContract>>>;

export const findContractByLink = (tx: Tx, account_id: number, unique_id: string) =>
  contractOf(tx, account_id).where('c.unique_id', '=', unique_id).executeTakeFirst();

/** Held until the transaction ends: of two who sign, or of one who signs while another cancels, the first wins. */
export const lockContract = (tx: Tx, { account_id, id }: Named) =>
  contractOf(tx, account_id).where('c.id', '=', id).forUpdate('c').executeTakeFirst();

export const documentOf = ({ document }: Pick<ContractRow, 'document'>): ContractDocument =>
  contractDocument.parse(document);

export const findSignature = async (tx: Tx, { account_id, id }: Named) => {
  return tx
    .selectFrom('contract_signatures')
    .select(['signer_name', 'signed_at', 'ip', 'user_agent', 'text_hash', 'seal'])
    .select(sql<Strokes>`strokes`.as('strokes'))
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .executeTakeFirst();
};
export type SignatureRow = NonNullable<Awaited<ReturnType<typeof findSignature>>>;

export const insertSignature = (tx: Tx, row: Insertable<DB['contract_signatures']>) =>
  tx.insertInto('contract_signatures').values(row).execute();

export const countContracts = async (tx: Tx, accountId: number): Promise<number> =>
  (
    await tx
      .selectFrom('contracts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count;

export async function insertContract(tx: Tx, row: Insertable<DB['contracts']>): Promise<number> {
  return (await tx.insertInto('contracts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const updateContract = (tx: Tx, { account_id, id }: Named, change: Updateable<DB['contracts']>) =>
  tx.updateTable('contracts').set(change).where('account_id', '=', account_id).where('id', '=', id).execute();

/** True for the first one who comes. */
export async function claimMails(tx: Tx, { account_id, id }: Named, at: string): Promise<boolean> {
  const claimed = await tx
    .updateTable('contracts')
    .set({ mailed_at: at })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** True when nobody opened it before. */
export async function claimView(tx: Tx, account_id: number, unique_id: string, at: string) {
  return tx
    .updateTable('contracts')
    .set({ viewed_at: at })
    .where('account_id', '=', account_id)
    .where('unique_id', '=', unique_id)
    .where('status', '=', 'waiting')
    .where('viewed_at', 'is', null)
    .returning(['account_id', 'id', 'number'])
    .executeTakeFirst();
}

export const findNumber = (tx: Tx, { account_id, id }: Named) =>
  tx
    .selectFrom('contracts')
    .select(['id', 'number'])
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirst();

export const findRenewal = (tx: Tx, { account_id, id }: Named) =>
  tx
    .selectFrom('contracts')
    .select(['id', 'number'])
    .where('account_id', '=', account_id)
    .where('renewal_of', '=', id)
    .where('status', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirst();
