import { randomInt } from 'node:crypto';
import type { AuditedAction } from '@rawnaq/domain/audit/audited-records';
import type { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignKinds, campaignStates, type CampaignState } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { heldBackOf } from '@rawnaq/domain/campaigns/effect.rules';
import { estimateFinish, startOf } from '@rawnaq/domain/campaigns/pacing.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { withoutEnds } from '@rawnaq/domain/kernel/text/ends';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { audit } from '../audit';
import { countAudience } from './audience.query';
import { findSalon, lockCampaign, updateCampaign, wakeSender, type CampaignRow } from './campaigns.repo';
import { assertChannelReady } from './channel-readiness';
import { countFitting, reachOf } from './count-audience';
import { finishOf } from './finish-of';
import { drawFailed, leaveOutRest, settleOutcomes, waitingOf } from './recipients.repo';
import { hoursOfSalon } from './salon-hours';
import { keepCampaign } from './save-campaign';

type Campaigns = typeof campaignsContract;
const { active, sending, paused, temporary_saved, disabled, completed } = campaignStates.codes;

/** The campaign, held until the transaction ends, and its next state; what is off for good says so in its own words. */
async function moving<To extends CampaignState>(ctx: Ctx, id: number, to: To): Promise<CampaignRow> {
  const campaign = await lockCampaign(ctx, id);
  if (!campaign) throw new AppError('NOT_FOUND');
  if (campaign.status === disabled) throw new AppError('CAMPAIGN_DISABLED');
  move(campaignStates, campaign.status, to);
  return campaign;
}

const tell = (ctx: Ctx, id: number, action: AuditedAction<'campaigns'>, after: object): Promise<void> =>
  audit(ctx, { action, entity: 'campaigns', entity_id: id, after });

export const scheduleCampaign: UseCase<Campaigns['schedule']> = async (ctx, { id }) => ({
  starts_at: await makeReady(ctx, await moving(ctx, id, active)),
});

async function makeReady(ctx: Ctx, campaign: CampaignRow): Promise<string> {
  const { id, channel } = campaign;
  await assertChannelReady(ctx, channel);
  const salon = await findSalon(ctx);
  const reach = await reachOf(ctx, salon, { channel, selection: campaign.selection as CampaignSelection });
  const counted = await countAudience(ctx, reach, salon.language);
  const able = countFitting(counted);
  const gets = able - heldBackOf(able, campaign.holdout_percent);
  if (gets <= 0) throw new AppError('CAMPAIGN_WITHOUT_RECIPIENTS');
  crashPoint('campaign.counted');
  const wanted = campaign.send_at === null ? null : Date.parse(campaign.send_at);
  const start = startOf(wanted, ctx.now.getTime(), chance);
  if (campaign.ends_on !== null && campaign.ends_on < todayIn(start, salon.time_zone))
    throw new AppError('CAMPAIGN_PERIOD_OVER', { field: 'ends_on' });
  const waiting: Record<string, number> = {};
  for (const { standing, country, count } of counted)
    if (standing === 'fit') waiting[country] = (waiting[country] ?? 0) + Math.round((count * gets) / able);
  const finish = estimateFinish(waiting, { next_at: start, since_rest: 0 }, hoursOfSalon(channel, salon.time_zone));
  const starts_at = new Date(start).toISOString();
  await updateCampaign(ctx, id, {
    status: active,
    starts_at,
    finish_at: finish ? new Date(finish.at).toISOString() : null,
  });
  await tell(ctx, id, 'campaigns.schedule', { status: active, recipients: gets, send_at: starts_at });
  crashPoint('campaign.ready');
  return starts_at;
}

const chance = (): number => randomInt(0, 1_000_000) / 1_000_000;

/** One message to a selection is a campaign without a plan and without a lot. */
export const sendMessage: UseCase<Campaigns['send_message']> = async (ctx, message) => {
  const text = message.english_active ? message.english_text : message.arabic_text;
  const id = await keepCampaign(
    ctx,
    { ...message, name: nameFrom(text), holdout_percent: 0, send_at: null, ends_on: undefined },
    campaignKinds.codes.message,
  );
  const campaign = (await lockCampaign(ctx, id))!;
  return { id, starts_at: await makeReady(ctx, campaign) };
};

const MOST_NAME = 60;
/** Its first words, whole ones. */
function nameFrom(text: string): string {
  const plain = withoutEnds(text.replace(/\s+/g, ' ').replace(/ ?\{\w+\}/g, ''), /[\s,،:]/);
  if (plain.length <= MOST_NAME) return plain || cutText(text, MOST_NAME);
  const cut = cutText(plain, MOST_NAME);
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), 20))}…`;
}

export const takeBackCampaign: UseCase<Campaigns['take_back']> = async (ctx, { id }) => {
  await moving(ctx, id, temporary_saved);
  await updateCampaign(ctx, id, { status: temporary_saved, starts_at: null, finish_at: null });
  await tell(ctx, id, 'campaigns.take-back', { status: temporary_saved });
  return { done: true };
};

/** Whoever has the next message in hand finishes it; no other begins. */
export const pauseCampaign: UseCase<Campaigns['pause']> = async (ctx, { id }) => {
  await moving(ctx, id, paused);
  await updateCampaign(ctx, id, { status: paused, paused_at: ctx.now.toISOString(), finish_at: null });
  await tell(ctx, id, 'campaigns.pause', { status: paused });
  return { done: true };
};

export const resumeCampaign: UseCase<Campaigns['resume']> = async (ctx, { id }) => {
  const campaign = await lockCampaign(ctx, id);
  // Sending again after it ended is another round, and needs somebody to send to.
  if (campaign?.status === completed) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const { channel, status } = await moving(ctx, id, sending);
  if (status !== paused) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await assertChannelReady(ctx, channel);
  await updateCampaign(ctx, id, {
    status: sending,
    paused_at: null,
    finish_at: await finishOf(ctx, channel, await waitingOf(ctx, [id]), sessionOf(ctx).account.time_zone),
  });
  await wakeSender(ctx, channel);
  await tell(ctx, id, 'campaigns.resume', { status: sending });
  return { done: true };
};

export const cancelCampaign: UseCase<Campaigns['cancel']> = async (ctx, { id }) => {
  const { begun_at } = await moving(ctx, id, disabled);
  await leaveOutRest(ctx, id, 'cancelled');
  await updateCampaign(ctx, id, {
    status: disabled,
    starts_at: null,
    finish_at: null,
    ...(begun_at !== null && { completed_at: ctx.now.toISOString() }),
  });
  await tell(ctx, id, 'campaigns.cancel', { status: disabled });
  return { done: true };
};

/** Another round for whom it failed. What is unknown only follows when somebody says so: it may have arrived. */
export const resendFailed: UseCase<Campaigns['resend']> = async (ctx, { id, with_unknown }) => {
  const campaign = await lockCampaign(ctx, id);
  if (!campaign) throw new AppError('NOT_FOUND');
  if (campaign.status === disabled) throw new AppError('CAMPAIGN_DISABLED');
  const { channel } = campaign;
  if (campaign.status !== sending && campaign.status !== completed) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await assertChannelReady(ctx, channel);
  await settleOutcomes(ctx);
  const queued = await drawFailed(ctx, id, with_unknown);
  if (queued === 0) throw new AppError('CAMPAIGN_NOTHING_FAILED');
  await updateCampaign(ctx, id, {
    status: sending,
    completed_at: null,
    finish_at: await finishOf(ctx, channel, await waitingOf(ctx, [id]), sessionOf(ctx).account.time_zone),
  });
  await wakeSender(ctx, channel);
  await tell(ctx, id, 'campaigns.resend', { status: sending, recipients: queued });
  return { queued };
};
