import type { Language } from '@rawnaq/domain/kernel/localized';
import type { MessageTemplate, TemplateValues } from '@rawnaq/domain/messages/message-templates';
import type { Tx } from '../../db/database';
import { findOwnerOf } from '../auth';
import { queueMessage } from '../messages';
import type { LockedMerchant } from './merchants.repo';

type Account = Pick<LockedMerchant, 'id' | 'english_name' | 'arabic_name' | 'language'>;
type Person = { name: string; email: string | null; mobile: string | null };
type Values<Name extends MessageTemplate> = Omit<TemplateValues<Name>, 'name' | 'salon'>;

/** In the account's language, by e-mail, or by WhatsApp to somebody who has none. */
export async function tellOwner<Name extends MessageTemplate>(
  tx: Tx,
  account: Account,
  template: Name,
  values: Values<Name>,
): Promise<void> {
  const owner = await findOwnerOf(tx, account.id);
  if (owner) await tellPerson(tx, account, owner, template, values);
}

export async function tellPerson<Name extends MessageTemplate>(
  tx: Tx,
  account: Account,
  person: Person,
  template: Name,
  values: Values<Name>,
): Promise<void> {
  const recipient = person.email ?? person.mobile;
  if (!recipient) return;
  const language = account.language as Language;
  const all = {
    name: person.name,
    salon: language === 'ar' ? account.arabic_name : account.english_name,
    ...values,
  } as unknown as TemplateValues<Name>;
  await queueMessage(tx, {
    account_id: account.id,
    channel: person.email ? 'email' : 'whatsapp',
    recipient,
    recipient_name: person.name,
    language,
    template,
    values: all,
  });
}
