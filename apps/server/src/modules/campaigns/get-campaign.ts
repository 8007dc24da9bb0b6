import type { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { effectOf, MEASURED_DAYS, type Group } from '@rawnaq/domain/campaigns/effect.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { readSetting } from '../settings';
import { uploadUrl } from '../uploads';
import { countAccepting, countCustomers, sumUp } from './campaigns.query';
import { findCampaign, findSender } from './campaigns.repo';
import { bookedAfterClick, measure } from './measure.repo';
import { tallyOf } from './recipients.repo';

type Campaigns = typeof campaignsContract;

export const getCampaign: UseCase<Campaigns['get_record']> = async (ctx, { id }) => {
  const campaign = await findCampaign(ctx, id);
  if (!campaign) throw new AppError('NOT_FOUND');
  const zone = sessionOf(ctx).account.time_zone;
  const isSending = campaign.status === campaignStates.codes.sending;
  const window = windowOf(ctx, campaign);
  return {
    record: {
      ...campaign,
      selection: campaign.selection as CampaignSelection,
      send_at: campaign.send_at === null ? null : toWall(campaign.send_at, zone),
      picture_url: campaign.picture === null ? null : uploadUrl(ctx.area, campaign.picture),
      next_at: isSending ? ((await findSender(ctx, campaign.channel))?.next_at ?? null) : null,
      ...(await tallyOf(ctx, id)),
      booked_after_click: window ? await bookedAfterClick(ctx, { id, until: window.until }) : 0,
      result: window ? await resultOf(ctx, { id, ...window }) : null,
    },
  };
};

type Begun = { begun_at: string | null; completed_at: string | null };

/** What is measured: from the start to two weeks after the last message, the same for both groups. */
export function windowOf({ now }: Pick<Ctx, 'now'>, { begun_at, completed_at }: Begun) {
  if (begun_at === null) return undefined;
  const end = completed_at === null ? Infinity : Date.parse(completed_at) + MEASURED_DAYS * 86_400_000;
  const is_final = end <= now.getTime();
  return {
    begun_at,
    until: new Date(is_final ? end : now.getTime()).toISOString(),
    final_at: end === Infinity ? null : new Date(end).toISOString(),
    is_final,
  };
}

async function resultOf(
  ctx: Ctx,
  window: { id: number; begun_at: string; until: string; final_at: string | null; is_final: boolean },
) {
  const { got, held } = await measure(ctx, window);
  const plain = ({ money_squares: _, ...group }: Group) => group;
  return {
    got: plain(got),
    held: plain(held),
    effect: effectOf(got, held) ?? null,
    until: window.final_at ?? window.until,
    is_final: window.is_final,
  };
}

export const summarise: UseCase<Campaigns['summary']> = async (ctx) => ({
  ...(await sumUp(ctx)),
  customers: await countCustomers(ctx),
  accepting: await countAccepting(ctx),
  cap: (await readSetting(ctx, customerCareSetting)).offers_in_30_days,
});
