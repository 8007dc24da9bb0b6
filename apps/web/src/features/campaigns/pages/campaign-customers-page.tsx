import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignCustomersList } from '@rawnaq/domain/campaigns/campaign-lists';
import { campaignHindrances } from '@rawnaq/domain/campaigns/campaign.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { RecordPage } from '../../../ui/record-page';
import { DeliveryCell } from '../components/delivery-cell';

/** What became of each customer. */
export function CampaignCustomersPage() {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const param = useParams()['id'] ?? '';
  const id = Number(param);
  const [search, setSearch] = useSearchParams();
  const campaign = useRead(
    campaignsContract.get_record,
    { id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  const isNarrowed = search.get('f.campaign_id') === param;
  // The list is one of all campaigns; its address says which.
  useEffect(() => {
    if (isNarrowed) return;
    setSearch(
      (before) => {
        before.set('f.campaign_id', param);
        return before;
      },
      { replace: true },
    );
  }, [isNarrowed, param, setSearch]);
  const list = { label: pageWords.campaigns[language], to: pathTo('merchant-marketing-tools-ads-campaigns', language) };
  return (
    <RecordPage id={id} query={campaign} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }} list={list}>
      {({ record }) =>
        isNarrowed && (
          <ListPage
            list={listOf(record)}
            crumbs={[
              list,
              {
                label: record.name,
                to: pathTo('merchant-marketing-tools-ads-campaign-one', language, { id: record.id }),
              },
              { label: t('customers') },
            ]}
            note={<bdi>{record.name}</bdi>}
            cells={{
              name: (row) => <PersonCell name={row.name} />,
              status: (row) => <DeliveryCell row={row} />,
              reason: (row) => row.reason && labelOf(campaignHindrances, row.reason)[language],
            }}
            to={(row) => pathTo('merchant-customers-one', language, { id: row.customer_id })}
            empty={{ icon: IconUsers, title: t('emptyTitle'), text: t('nobody') }}
          />
        )
      }
    </RecordPage>
  );
}

/** Its filter is called by the campaign's name. */
const listOf = ({ id, name }: { id: number; name: string }) => ({
  ...campaignCustomersList,
  filters: campaignCustomersList.filters.map((filter) =>
    filter.key === 'campaign_id'
      ? { ...filter, kind: 'choice' as const, choices: [{ value: id, label: { en: name, ar: name } }] }
      : filter,
  ),
});
