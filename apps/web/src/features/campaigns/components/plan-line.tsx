import type { CampaignAudience } from '@rawnaq/domain/campaigns/campaigns.contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';

/** How many messages go out, from when until about when. */
export function PlanLine({ audience }: { audience: CampaignAudience | undefined }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return (
    <p>
      {audience?.plan
        ? t('foot', {
            messages: t('messages', { count: audience.gets, shown: format.number(audience.gets) }),
            from: format.dayTime(audience.plan.starts_at, new Date()),
            to: format.dayTime(audience.plan.finish_at, new Date()),
            minutes: audience.plan.give_or_take_minutes,
          })
        : audience && t('nobody')}
    </p>
  );
}
