import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { sessionOf, type Ctx } from '../../http/context';

/** Whether the salon can write this way at all. The sandbox takes everything. */
export async function assertChannelReady(ctx: Ctx, channel: CampaignChannel): Promise<void> {
  if (channel !== 'whatsapp' || ctx.services.drivers.whatsapp.name === 'sandbox') return;
  if (sessionOf(ctx).account.whatsapp_connection !== whatsappConnectionStates.codes.connected)
    throw new AppError('WHATSAPP_NOT_CONNECTED');
}
