import type { CampaignInput, campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignKinds, campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { assertOwnPicture } from '../uploads';
import { findCampaign, insertCampaign, lockCampaign, saveCampaign, type CampaignRow } from './campaigns.repo';

type Campaigns = typeof campaignsContract;

export const addCampaign: UseCase<Campaigns['add']> = async (ctx, campaign) => {
  const id = await keepCampaign(ctx, campaign, campaignKinds.codes.campaign);
  await audit(ctx, { action: 'campaigns.add', entity: 'campaigns', entity_id: id, after: told(campaign) });
  return { id };
};

export async function keepCampaign(ctx: Ctx, campaign: CampaignInput, kind: CampaignRow['kind']): Promise<number> {
  await assertPicture(ctx, campaign.picture_upload_id);
  return insertCampaign(ctx, stored(ctx, campaign), { kind, created_by: sessionOf(ctx).user.id });
}

export const editCampaign: UseCase<Campaigns['edit']> = async (ctx, { id, version, ...campaign }) => {
  const before = await lockCampaign(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.status === campaignStates.codes.disabled) throw new AppError('CAMPAIGN_DISABLED');
  if (before.status !== campaignStates.codes.temporary_saved) throw new AppError('CAMPAIGN_NOT_A_DRAFT');
  if (before.version !== version) throw new AppError('CAMPAIGN_CHANGED');
  await assertPicture(ctx, campaign.picture_upload_id);
  await saveCampaign(ctx, id, stored(ctx, campaign), version + 1);
  await audit(ctx, {
    action: 'campaigns.edit',
    entity: 'campaigns',
    entity_id: id,
    before: told(before),
    after: told(stored(ctx, campaign)),
  });
  return { version: version + 1 };
};

/** The same once more: whom it reaches and what it causes is its own. */
export const renewCampaign: UseCase<Campaigns['renew']> = async (ctx, { id }) => {
  const old = await findCampaign(ctx, id);
  if (!old) throw new AppError('NOT_FOUND');
  const copy = await insertCampaign(
    ctx,
    {
      name: old.name,
      channel: old.channel,
      selection: old.selection as CampaignSelection,
      holdout_percent: old.holdout_percent,
      english_active: old.english_active,
      english_subject: old.english_subject,
      english_text: old.english_text,
      arabic_active: old.arabic_active,
      arabic_subject: old.arabic_subject,
      arabic_text: old.arabic_text,
      picture_upload_id: old.picture_upload_id,
      send_at: null,
      ends_on: undefined,
    },
    { kind: campaignKinds.codes.campaign, created_by: sessionOf(ctx).user.id },
  );
  await audit(ctx, { action: 'campaigns.renew', entity: 'campaigns', entity_id: copy, after: told(old) });
  return { id: copy };
};

export async function assertPicture(ctx: Ctx, picture: number | null | undefined): Promise<void> {
  if (picture != null) await assertOwnPicture(ctx, picture, 'picture_upload_id');
}

const stored = (ctx: Ctx, { send_at, ...campaign }: CampaignInput) => ({
  ...campaign,
  send_at: send_at ? toInstant(send_at, sessionOf(ctx).account.time_zone) : null,
});

type Told = Pick<
  CampaignRow,
  | 'name'
  | 'channel'
  | 'holdout_percent'
  | 'english_active'
  | 'english_subject'
  | 'english_text'
  | 'arabic_active'
  | 'arabic_subject'
  | 'arabic_text'
> & { ends_on?: string | null | undefined };
const told = (campaign: Told) => ({
  name: campaign.name,
  channel: campaign.channel,
  holdout_percent: campaign.holdout_percent,
  ends_on: campaign.ends_on ?? null,
  english_active: campaign.english_active,
  english_subject: campaign.english_subject,
  english_text: campaign.english_text,
  arabic_active: campaign.arabic_active,
  arabic_subject: campaign.arabic_subject,
  arabic_text: campaign.arabic_text,
});
