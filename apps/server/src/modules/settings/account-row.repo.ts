import { sql } from 'kysely';
import { announce } from '../../db/announce';
import type { Tx } from '../../db/database';
import type { Code } from '../../db/column-codes';

type AccountRow = {
  id?: number;
  unique_id: string;
  english_name: string;
  arabic_name: string;
  business_type: string;
  country: string;
  city: string | null;
  currency: string;
  time_zone: string;
  language: string;
  status: Code<'accounts.status'>;
  trial_ends_on?: string | null;
  expires_on?: string | null;
  wizard_progress?: string[];
};

export async function insertAccount(tx: Tx, account: AccountRow): Promise<number> {
  const id = account.id ?? (await nextAccountNumber(tx));
  await tx
    .insertInto('accounts')
    .values({ ...account, id })
    .execute();
  return id;
}

async function nextAccountNumber(tx: Tx): Promise<number> {
  return (await sql<{ id: number }>`select nextval('account_numbers') as id`.execute(tx)).rows[0]!.id;
}

type AccountLife = {
  status?: Code<'accounts.status'>;
  trial_ends_on?: string | null;
  expires_on?: string | null;
  tier?: Code<'accounts.tier'> | null;
  reject_reason?: string | null;
};
export async function updateAccountLife(tx: Tx, id: number, changes: AccountLife): Promise<void> {
  await tx.updateTable('accounts').set(changes).where('id', '=', id).execute();
}

type LeadOfAccount = { lead_stage: Code<'accounts.lead_stage'>; lead_next_on: string | null };
/** What the platform's lists of merchants are ordered by; whoever keeps the lead says it here too. */
export async function updateLeadOfAccount(tx: Tx, id: number, lead: LeadOfAccount): Promise<void> {
  await tx.updateTable('accounts').set(lead).where('id', '=', id).execute();
}

/** An account of one person is called as she is. */
export async function renameAccount(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('accounts').set({ english_name: name, arabic_name: name }).where('id', '=', id).execute();
}

export async function finishStep(tx: Tx, accountId: number, step: string): Promise<string[]> {
  const row = await tx
    .updateTable('accounts')
    .set({
      wizard_progress: sql`
        case when ${step} = any(wizard_progress) then wizard_progress else wizard_progress || ${step}::text end`,
    })
    .where('id', '=', accountId)
    .returning('wizard_progress')
    .executeTakeFirstOrThrow();
  return row.wizard_progress;
}

type WhatsappOfAccount = {
  whatsapp_connection?: Code<'accounts.whatsapp_connection'>;
  whatsapp_package_status?: Code<'accounts.whatsapp_package_status'>;
  whatsapp_package_ends_on?: string | null;
};
/** Part of what every screen of the salon knows. */
export async function updateWhatsappOfAccount(tx: Tx, id: number, changes: WhatsappOfAccount): Promise<void> {
  await tx.updateTable('accounts').set(changes).where('id', '=', id).execute();
  announce(tx, { channel: 'session', account_id: id });
}
