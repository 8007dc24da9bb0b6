import type { BilledMerchant } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { matching, merchantSql, MOST_FOUND } from './account-invoices.query';

const lastDay = sql<string | null>`case when a.status = 'trial' then a.trial_ends_on else a.expires_on end`;

/** Accounts the staff may bill, over all salons: the training salon is none of them. */
export const billedMerchants = (
  { tx, language }: Pick<Ctx, 'tx' | 'language'>,
  { search, tenant }: { search: string; tenant?: number | undefined },
): Promise<BilledMerchant[]> =>
  tx
    .selectFrom('accounts as a')
    .select(['a.id', merchantSql('a', language).as('name'), 'a.country', 'a.status', 'a.tier', lastDay.as('ends_on')])
    .where('a.id', '>', TRAINING_ACCOUNT_ID)
    .where('a.status', 'in', ['trial', 'active', 'expired', 'disabled'])
    .$if(tenant !== undefined, (query) => query.where('a.id', '=', tenant!))
    .where(matching(search, ['a.english_name', 'a.arabic_name'], sql`a.id::text`))
    .orderBy('a.id')
    .limit(MOST_FOUND)
    .execute();
