import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Reachable } from '@rawnaq/domain/messages/message-ways.rules';
import { sql, type RawBuilder } from 'kysely';
import { recordState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

export type Recipient = Reachable & {
  name: string;
  preferred_language: Language | null;
  language: Language | null;
  english_name: string;
  arabic_name: string;
  account_language: Language;
};

/** What decides how the customer `c` of the salon `a` is written to. */
export const recipientColumns = (accountId: number): RawBuilder<unknown> => sql`
  a.english_name, a.arabic_name, a.language as account_language, c.name, c.mobile, c.email, c.preferred_language,
    c.language, c.status = ${recordState.active} as is_active, c.whatsapp_allowed,
    c.whatsapp_inactive_at is null as is_on_whatsapp,
    coalesce((select jsonb_object_agg(k.channel || ':' || k.purpose, k.allowed)
      from (select distinct on (s.channel, s.purpose) s.channel, s.purpose, s.allowed
        from customer_consents s
        where s.account_id = ${accountId} and s.customer_id = c.id
        order by s.channel, s.purpose, s.recorded_at desc, s.id desc) k),
      '{}') as consents`;

export async function findRecipient(
  { tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>,
  customerId: number,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns(accountId)}
    from accounts a
    join customers c on c.account_id = a.id
    where a.id = ${accountId} and c.account_id = ${accountId} and c.id = ${customerId}
      and c.merged_into is null`.execute(tx);
  return rows[0];
}
