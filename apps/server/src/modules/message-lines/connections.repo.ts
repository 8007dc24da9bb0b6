import type { whatsappValues, WhatsappProvider } from '@rawnaq/domain/message-lines/message-lines.contract';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';

export type Place = { tx: Tx; accountId: number };
export type StoredSecrets = Record<string, { sealed: string; last_four: string }>;
export type ConnectionValues = Record<keyof typeof whatsappValues, string>;
export type Connection = {
  account_id: number;
  provider: WhatsappProvider;
  settings: ConnectionValues;
  secrets: StoredSecrets;
  state: Code<'whatsapp_connections.state'>;
  phone: string | null;
  paused_at: string | null;
  paused_reason: string | null;
  checked_at: string | null;
  connected_at: string | null;
};

const rows = ({ tx, accountId }: Place) =>
  tx.selectFrom('whatsapp_connections').selectAll().where('account_id', '=', accountId);

export const findConnection = async (place: Place): Promise<Connection | undefined> =>
  (await rows(place).executeTakeFirst()) as Connection | undefined;

export const lockConnection = async (place: Place): Promise<Connection | undefined> =>
  (await rows(place).forUpdate().executeTakeFirst()) as Connection | undefined;

export async function storeConnection(
  { tx, accountId }: Place,
  { provider, settings, secrets }: Pick<Connection, 'provider' | 'settings' | 'secrets'>,
  now: Date,
): Promise<void> {
  const row = {
    provider,
    settings: JSON.stringify(settings),
    secrets: JSON.stringify(secrets),
    updated_at: now.toISOString(),
  };
  await tx
    .insertInto('whatsapp_connections')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

type Changes = Partial<
  Pick<Connection, 'state' | 'phone' | 'paused_at' | 'paused_reason' | 'checked_at' | 'connected_at'>
>;
export async function updateConnection({ tx, accountId }: Place, changes: Changes): Promise<void> {
  await tx.updateTable('whatsapp_connections').set(changes).where('account_id', '=', accountId).execute();
}

export async function deleteConnection({ tx, accountId }: Place): Promise<void> {
  await tx.deleteFrom('whatsapp_connections').where('account_id', '=', accountId).execute();
}

export const findWhatsappOfAccount = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts as a')
    .leftJoin('whatsapp_allowances as w', 'w.account_id', 'a.id')
    .select([
      'a.time_zone',
      'a.english_name',
      'a.arabic_name',
      'a.whatsapp_package_status as status',
      'a.whatsapp_package_ends_on as ends_on',
      'a.whatsapp_connection as connection',
      'w.package_id',
      'w.messages_left',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
