import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { MEASURED_DAYS } from '@rawnaq/domain/campaigns/effect.rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { campaignState } from '../../db/sql-codes';
import { outcomeIsNews } from './recipients.repo';

/** What the clock finds to do in all salons; each is then done in a transaction of its own account. */
export async function salonsToSettle(tx: Tx): Promise<{ account_id: number }[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct r.account_id
    from campaign_recipients r
    join messages m on m.account_id = r.account_id and m.id = r.message_id
    where ${outcomeIsNews}`.execute(tx);
  return rows;
}

/** Ready ones whose time has come, of salons that are open. */
export const campaignsToStart = (tx: Tx, now: Date) =>
  tx
    .selectFrom('campaigns as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.account_id', 'c.id'])
    .where('c.status', '=', campaignState.active)
    .where('c.starts_at', '<=', now.toISOString())
    .where('a.status', 'in', ['trial', 'active'])
    .orderBy('c.starts_at')
    .limit(1000)
    .execute();

/** Senders that should have written by now, whatever became of their turn. */
export async function dueSenders(tx: Tx, now: Date): Promise<{ account_id: number; channel: CampaignChannel }[]> {
  return tx
    .selectFrom('campaign_senders as s')
    .select(['s.account_id', 's.channel'])
    .where('s.next_at', '<=', now.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('campaigns as c')
          .select('c.id')
          .whereRef('c.account_id', '=', 's.account_id')
          .whereRef('c.channel', '=', 's.channel')
          .where('c.status', '=', campaignState.sending),
      ),
    )
    .execute();
}

/** Begun ones whose result is not final yet, or was never counted. */
export async function campaignsToMeasure(tx: Tx, now: Date) {
  const { rows } = await sql<{
    account_id: number;
    id: number;
    begun_at: string;
    completed_at: string | null;
  }>`
    select c.account_id, c.id, c.begun_at, c.completed_at
    from campaigns c
    where c.begun_at is not null
      and (c.status in (${campaignState.sending}, ${campaignState.paused}) or c.measured_at is null
        or c.measured_at < c.completed_at + make_interval(days => ${MEASURED_DAYS}))
      and c.begun_at > ${now.toISOString()}::timestamptz - interval '120 days'
    order by c.account_id, c.id`.execute(tx);
  return rows;
}
