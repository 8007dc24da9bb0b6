import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Ctx } from '../../http/context';
import type { Channel } from '../../sandbox-channels';

/** `service`: about what she has with the salon. `marketing`: what she did not ask for. */
export type Purpose = 'service' | 'marketing';

export type Recipient = {
  name: string;
  mobile: string;
  email: string | null;
  preferred_language: Language | null;
  language: Language | null;
  status: Code<'customers.status'>;
  whatsapp_allowed: boolean;
  is_on_whatsapp: boolean;
  /** What she said last about this channel and purpose; null: nothing. */
  consent: boolean | null;
  english_name: string;
  arabic_name: string;
  account_language: Language;
};

export async function findRecipient(
  { tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>,
  customerId: number,
  channel: Channel,
  purpose: Purpose,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select c.name, c.mobile, c.email, c.preferred_language, c.language, c.status, c.whatsapp_allowed,
      c.whatsapp_inactive_at is null as is_on_whatsapp,
      (select s.allowed
        from customer_consents s
        where s.account_id = ${accountId} and s.customer_id = c.id and s.channel = ${channel}
          and s.purpose = ${purpose}
        order by s.recorded_at desc, s.id desc limit 1) as consent,
      a.english_name, a.arabic_name, a.language as account_language
    from accounts a
    join customers c on c.account_id = a.id
    where a.id = ${accountId} and c.account_id = ${accountId} and c.id = ${customerId}
      and c.merged_into is null`.execute(tx);
  return rows[0];
}
