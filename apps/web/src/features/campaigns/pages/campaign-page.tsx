import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { RecordPage } from '../../../ui/record-page';
import { CampaignEditor } from '../components/campaign-editor';
import { CampaignResult } from '../components/campaign-result';

/** While it is written it is a form; from then on it is what became of it. */
export function CampaignPage() {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const mayEdit = usePermission('marketing.edit');
  const id = Number(useParams()['id']);
  const campaign = useRead(
    campaignsContract.get_record,
    { id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  return (
    <RecordPage
      id={id}
      query={campaign}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: pageWords.campaigns[language], to: pathTo('merchant-marketing-tools-ads-campaigns', language) }}
    >
      {({ record }) =>
        record.status === campaignStates.codes.temporary_saved && mayEdit ? (
          <CampaignEditor key={record.id} campaign={record} />
        ) : (
          <CampaignResult campaign={record} />
        )
      }
    </RecordPage>
  );
}
