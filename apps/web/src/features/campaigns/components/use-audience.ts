import { campaignsContract, type CampaignAudience } from '@rawnaq/domain/campaigns/campaigns.contract';
import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';

type Asked = {
  channel: CampaignChannel;
  selection: CampaignSelection;
  holdout_percent: number;
  date?: string | null | undefined;
  time?: string | null | undefined;
};

/** Counted again when somebody pauses in choosing. */
export function useAudience({ selection, date, time, ...asked }: Asked): CampaignAudience | undefined {
  const maySee = usePermission('marketing.view');
  const [input] = useDebouncedValue(
    JSON.stringify({
      ...asked,
      selection: JSON.stringify(selection),
      ...(date && { date, time: time || '10:00:00' }),
    }),
    250,
  );
  return useRead(campaignsContract.count, JSON.parse(input) as InputOf<typeof campaignsContract.count>, {
    enabled: maySee,
    keepPrevious: true,
    ownFailure: true,
  }).data;
}
