import type { campaignCustomersList } from '@rawnaq/domain/campaigns/campaign-lists';
import { campaignDeliveryStates, campaignHindrances } from '@rawnaq/domain/campaigns/campaign.states';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { useLanguage } from '../../../lib/language/i18n';
import { StateText } from '../../../ui/marks/status-badge';

type Row = OutputOf<typeof campaignCustomersList.endpoints.get_records>['records'][number];

/** The state, and why where it is not sent. */
export function DeliveryCell({ row }: { row: Row }) {
  const language = useLanguage();
  const state = campaignDeliveryStates.choices.find(({ value }) => value === row.status)!;
  const why = row.reason ? labelOf(campaignHindrances, row.reason)[language] : row.error;
  return (
    <span title={why ?? undefined}>
      <StateText state={state} />
      {row.reason && <small className="dimmed"> · {why}</small>}
    </span>
  );
}
