import { sql } from 'kysely';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Place } from './conversations.repo';

/** The customer who writes, as far as it decides where her thread is and in what language. */
export async function findWriter({ tx, accountId }: Place, customerId: number) {
  const { rows } = await sql<{ mobile: string; language: Language | null }>`
    select c.mobile, coalesce(c.preferred_language, c.language) as language
    from customers c
    where c.account_id = ${accountId} and c.id = ${customerId}`.execute(tx);
  return rows[0];
}
