import { sql } from 'kysely';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Place } from './conversations.repo';

/** Who writes, as far as it decides where the thread is and in what language; of a stranger, the salon's own. */
export async function findWriter({ tx, accountId }: Place, customerId: number | null) {
  const { rows } = await sql<{ mobile: string | null; language: Language }>`
    select c.mobile, coalesce(c.preferred_language, c.language, c.name_language, a.language) as language
    from accounts a
    left join customers c on c.account_id = a.id and c.account_id = ${accountId} and c.id = ${customerId}::bigint
    where a.id = ${accountId}`.execute(tx);
  return rows[0]!;
}
