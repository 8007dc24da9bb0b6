import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { merchantLists, type Merchant, type MerchantListName } from '@rawnaq/domain/platform-merchants/merchant-lists';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconBuildingStore, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { CityCell } from '../components/city-cell';
import { MerchantReasonDialog } from '../components/merchant-reason-dialog';
import { useApprove } from '../components/use-approve';

export const NewMerchantsPage = () => <MerchantsPage name="new" />;
export const ActiveMerchantsPage = () => <MerchantsPage name="active" />;
export const TrialMerchantsPage = () => <MerchantsPage name="trial" />;
export const ExpiredMerchantsPage = () => <MerchantsPage name="expired" />;
export const DisabledMerchantsPage = () => <MerchantsPage name="disabled" />;
export const RejectedMerchantsPage = () => <MerchantsPage name="rejected" />;

function MerchantsPage({ name }: { name: MerchantListName }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const mayDecide = usePermission('platform-merchants.approve') && name === 'new';
  const approve = useApprove();
  const [rejecting, setRejecting] = useState<Merchant>();
  return (
    <>
      <ListPage
        list={merchantLists[name]}
        searchLabel={t('search')}
        to={(row) => pathTo('manager-merchants-one', language, { id: row.id })}
        empty={{ icon: IconBuildingStore, title: t(`empty.${name}.title`), text: t(`empty.${name}.text`) }}
        cells={{
          name: (row) => (
            <PersonCell name={row.name} shape="square" note={businessLabel(row.business_type, language)} />
          ),
          city: (row) => <CityCell country={row.country} city={row.city} />,
        }}
        rowActions={(row) =>
          mayDecide
            ? [
                { label: t('actions.approve'), icon: IconCheck, onClick: () => void approve(row) },
                { label: t('actions.reject'), icon: IconX, danger: true, onClick: () => setRejecting(row) },
              ]
            : []
        }
      />
      {rejecting && (
        <MerchantReasonDialog
          key={rejecting.id}
          merchant={rejecting}
          endpoint={platformMerchantsContract.reject}
          texts="reject"
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}

export function businessLabel(code: string, language: 'en' | 'ar'): string {
  return businessTypes.choices.find((choice) => choice.value === code)?.label[language] ?? code;
}
