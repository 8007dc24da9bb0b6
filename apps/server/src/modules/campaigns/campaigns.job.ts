import { randomInt } from 'node:crypto';
import { campaignStates, type CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { effectOf } from '@rawnaq/domain/campaigns/effect.rules';
import { asAccount, asPlatform, type Services } from '../../services';
import type { Job } from '../../worker/job';
import { salonBySalon } from '../../worker/salon-by-salon';
import { notify } from '../notifications';
import type { Place } from './audience.query';
import { askForTurn, findSalon, lockCampaign, updateCampaign, wakeSender } from './campaigns.repo';
import { takeTurn } from './take-turn';
import { reachOf } from './count-audience';
import { campaignsToMeasure, campaignsToStart, dueSenders, salonsToSettle } from './due.repo';
import { finishOf } from './finish-of';
import { windowOf } from './get-campaign';
import { measure } from './measure.repo';
import { drawRecipients, settleOutcomes, waitingOf } from './recipients.repo';

const { active, sending, temporary_saved } = campaignStates.codes;

export const campaignJobs: readonly Job[] = [
  { task: 'wake-campaigns', cron: '* * * * *', run: wakeCampaigns },
  {
    task: 'campaign-turn',
    run: (services, payload) => {
      const { account_id, channel } = payload as { account_id: number; channel: CampaignChannel };
      return asAccount(services, account_id, (tx) =>
        takeTurn({ tx, accountId: account_id, now: services.clock() }, services, channel),
      );
    },
  },
  { task: 'measure-campaigns', cron: '17 * * * *', run: measureCampaigns },
];

/** Starts what is due, and asks again for turns that a process took with it when it ended. */
async function wakeCampaigns(services: Services): Promise<void> {
  const now = services.clock();
  const told = await asPlatform(services, salonsToSettle);
  await salonBySalon(services, 'outcomes of campaigns', told, settleOutcomes);
  const due = await asPlatform(services, (tx) => campaignsToStart(tx, now));
  await salonBySalon(services, 'campaigns that begin', due, (turn, { id }) => begin(turn, id));
  await asPlatform(services, async (tx) => {
    for (const { account_id, channel } of await dueSenders(tx, now)) await askForTurn(tx, account_id, channel, now);
  });
}

/** Who gets it is drawn now, so that whoever said no in the meantime is out. */
async function begin(place: Place, id: number): Promise<void> {
  const campaign = await lockCampaign(place, id);
  if (campaign?.status !== active || campaign.starts_at === null) return;
  if (Date.parse(campaign.starts_at) > place.now.getTime()) return;
  const salon = await findSalon(place);
  const { channel } = campaign;
  const reach = await reachOf(place, salon, { channel, selection: campaign.selection as CampaignSelection });
  const gets = await drawRecipients(place, id, reach, {
    percent: campaign.holdout_percent,
    seed: randomInt(0, 2 ** 47),
    language: salon.language,
  });
  if (gets === 0) {
    await updateCampaign(place, id, { status: temporary_saved, starts_at: null, finish_at: null });
    await notify(place.tx, place.accountId, {
      type: 'campaigns',
      code: 'empty',
      values: { name: campaign.name },
      open: id,
    });
    return;
  }
  await updateCampaign(place, id, {
    status: sending,
    begun_at: place.now.toISOString(),
    finish_at: await finishOf(place, channel, await waitingOf(place, [id]), salon.time_zone),
  });
  await wakeSender(place, channel);
}

/** What came of them so far, for the lists. */
async function measureCampaigns(services: Services): Promise<void> {
  const due = await asPlatform(services, (tx) => campaignsToMeasure(tx, services.clock()));
  await salonBySalon(services, 'results of campaigns', due, keepResult);
}

export async function keepResult(
  place: Place,
  { id, ...begun }: { id: number; begun_at: string | null; completed_at: string | null },
): Promise<void> {
  const window = windowOf(place, begun);
  if (!window) return;
  const { got, held } = await measure(place, { id, ...window });
  const effect = effectOf(got, held);
  await updateCampaign(place, id, {
    measured_at: place.now.toISOString(),
    got: JSON.stringify(got),
    held: JSON.stringify(held),
    effect: effect ? JSON.stringify(effect) : null,
  });
}
