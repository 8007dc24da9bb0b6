import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import type { Ctx } from '../../http/context';
import { assertWhatsappReady } from '../message-lines';

/** Whether the salon can write this way at all. Letters and text messages always find the line of the platform. */
export async function assertChannelReady(ctx: Ctx, channel: CampaignChannel): Promise<void> {
  if (channel === 'whatsapp') await assertWhatsappReady(ctx);
}
