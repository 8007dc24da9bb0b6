import type { CampaignInput } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignStates, type CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql, type Updateable } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import type { DB } from '../../db/schema';
import { campaignState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import type { Place } from './audience.query';
import { shownIn } from '../../db/statements/shown-picture';

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>;

export const lockCampaign = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, id: number) =>
  tx
    .selectFrom('campaigns')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findCampaign = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, id: number) =>
  tx
    .selectFrom('campaigns as c')
    .leftJoin('uploads as u', (join) =>
      join.onRef('u.account_id', '=', 'c.account_id').onRef('u.id', '=', 'c.picture_upload_id'),
    )
    .selectAll('c')
    .select('u.unique_id as picture')
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', id)
    .executeTakeFirst();

type Written = Omit<CampaignInput, 'send_at'> & { send_at: string | null };
const rowOf = ({ selection, picture_upload_id, ends_on, ...campaign }: Written) => ({
  ...campaign,
  selection: JSON.stringify(selection),
  picture_upload_id: picture_upload_id ?? null,
  ends_on: ends_on ?? null,
});

export async function insertCampaign(
  { tx, accountId, now }: Place,
  campaign: Written,
  about: { kind: Code<'campaigns.kind'>; created_by: number },
): Promise<number> {
  const moment = now.toISOString();
  const { id } = await tx
    .insertInto('campaigns')
    .values({
      account_id: accountId,
      ...rowOf(campaign),
      ...about,
      status: campaignStates.codes.temporary_saved,
      created_at: moment,
      updated_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const saveCampaign = (place: Place, id: number, campaign: Written, version: number): Promise<void> =>
  updateCampaign(place, id, { ...rowOf(campaign), version });

export async function updateCampaign(
  { tx, accountId, now }: Place,
  id: number,
  change: Updateable<DB['campaigns']>,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...change, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export type SalonFacts = {
  english_name: string;
  arabic_name: string;
  language: Language;
  time_zone: string;
  country: string;
  is_open: boolean;
};

export async function findSalon({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>): Promise<SalonFacts> {
  const { rows } = await sql<SalonFacts>`
    select a.english_name, a.arabic_name, a.language, a.time_zone, a.country, a.status in ('trial', 'active') as is_open
    from accounts a
    where a.id = ${accountId}`.execute(tx);
  return rows[0]!;
}

export const sendingCampaigns = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, channel: CampaignChannel) =>
  tx
    .selectFrom('campaigns')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('status', '=', campaignState.sending)
    .orderBy('begun_at')
    .orderBy('id')
    .forUpdate()
    .execute();

export type Sender = { next_at: string; since_rest: number };

/** One at a time holds it. Undefined: somebody does. */
export const holdSender = ({ tx, accountId }: Place, channel: CampaignChannel) =>
  tx
    .selectFrom('campaign_senders')
    .select(['next_at', 'since_rest'])
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const findSender = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, channel: CampaignChannel) =>
  tx
    .selectFrom('campaign_senders')
    .select(['next_at', 'since_rest'])
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .executeTakeFirst();

export async function setSender(
  { tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>,
  channel: CampaignChannel,
  sender: Sender,
): Promise<void> {
  await tx
    .updateTable('campaign_senders')
    .set(sender)
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .execute();
}

/** There is a sender, it is not late, and its turn is asked for. */
export async function wakeSender({ tx, accountId, now }: Place, channel: CampaignChannel): Promise<void> {
  await tx
    .insertInto('campaign_senders')
    .values({ account_id: accountId, channel, next_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { next_at } = (await findSender({ tx, accountId }, channel))!;
  await askForTurn(tx, accountId, channel, new Date(Math.max(Date.parse(next_at), now.getTime())));
}

export const askForTurn = (tx: Tx, account_id: number, channel: CampaignChannel, at: Date): Promise<void> =>
  enqueue(tx, 'campaign-turn', { account_id, channel }, { key: `campaigns-${account_id}-${channel}`, runAt: at });

export const picturesOfCampaigns = shownIn('campaigns', 'picture_upload_id', 'campaign');

/** Her own number, or that of the employee she is. */
export async function mobileOfUser({ tx, accountId }: Ctx, id: number): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('mobile')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.mobile ?? null;
}
