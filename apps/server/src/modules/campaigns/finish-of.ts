import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { estimateFinish, type Waiting } from '@rawnaq/domain/campaigns/pacing.rules';
import type { Place } from './audience.query';
import { findSender } from './campaigns.repo';
import { hoursOfSalon } from './salon-hours';

/** When the last of these would be written to, from where the sender stands. */
export async function finishOf(
  place: Place,
  channel: CampaignChannel,
  waiting: Waiting,
  timeZone: string,
): Promise<string | null> {
  const sender = await findSender(place, channel);
  const next_at = Math.max(sender ? Date.parse(sender.next_at) : 0, place.now.getTime());
  const pace = { next_at, since_rest: sender?.since_rest ?? 0 };
  const finish = estimateFinish(waiting, pace, hoursOfSalon(channel, timeZone));
  return finish ? new Date(finish.at).toISOString() : null;
}
