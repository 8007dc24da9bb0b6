import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { hoursFor, openHours, type OpenHours } from '@rawnaq/domain/campaigns/quiet-hours.rules';

/** The hours of each country, as one salon and channel has them; each is worked out once. */
export function hoursOfSalon(channel: CampaignChannel, timeZone: string): (country: string) => OpenHours {
  const known = new Map<string, OpenHours>();
  return (country) => {
    const hours = known.get(country) ?? openHours(hoursFor(country, channel, timeZone));
    known.set(country, hours);
    return hours;
  };
}
