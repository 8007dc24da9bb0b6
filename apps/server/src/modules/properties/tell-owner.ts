import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { MessageTemplate, TemplateValues } from '@rawnaq/domain/messages/message-templates';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import type { Ctx } from '../../http/context';
import { queueMessage } from '../messages';
import { notify } from '../notifications';
import type { findHost } from './properties.repo';
import type { StoredProperty } from './stored-property';

type Host = Awaited<ReturnType<typeof findHost>>;

export async function tellApproved(ctx: Ctx, row: StoredProperty, host: Host): Promise<void> {
  await notify(ctx.tx, row.account_id, {
    type: 'own-properties',
    code: isNew(row) ? 'approved' : 'changes-approved',
    values: { name: namesOf(row) },
    open: row.id,
  });
  await write(ctx, row, host, 'property-approved', (language, person) => ({
    ...person,
    link: ctx.services.config.publicUrl + pathTo('property', language, { uniqueId: row.unique_id }),
  }));
}

export async function tellRefused(ctx: Ctx, row: StoredProperty, host: Host, reason: string): Promise<void> {
  await notify(ctx.tx, row.account_id, {
    type: 'own-properties',
    code: isNew(row) ? 'refused' : 'changes-refused',
    values: { name: namesOf(row), reason },
    open: row.id,
  });
  await write(ctx, row, host, 'property-refused', (language, person) => ({
    ...person,
    reason,
    link: ctx.services.config.publicUrl + pathTo('merchant-property-one', language, { id: String(row.id) }),
  }));
}

/** In her language, by e-mail, or by WhatsApp to somebody who has none. */
async function write<Name extends MessageTemplate>(
  { tx }: Ctx,
  row: StoredProperty,
  host: Host,
  template: Name,
  values: (language: Language, person: { name: string; property: string }) => TemplateValues<Name>,
): Promise<void> {
  const recipient = host?.email ?? host?.mobile;
  if (!host || !recipient) return;
  const language: Language = host.language === 'ar' ? 'ar' : 'en';
  await queueMessage(tx, {
    account_id: row.account_id,
    channel: host.email ? 'email' : 'whatsapp',
    recipient,
    recipient_name: host.name,
    language,
    template,
    values: values(language, { name: host.name, property: namesOf(row)[language] }),
  });
}

const isNew = ({ status }: StoredProperty): boolean => status === propertyStates.codes.new;

const namesOf = ({ english_name, arabic_name }: StoredProperty) => ({
  en: english_name || arabic_name,
  ar: arabic_name || english_name,
});
