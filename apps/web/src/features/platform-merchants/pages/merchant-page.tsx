import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import {
  platformMerchantsContract,
  type MerchantDetail,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconId, IconPhone, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { HistoryTab } from '../../audit';
import { Avatar } from '../../../ui/marks/avatar';
import { Cell, PhoneCell } from '../../../ui/cells';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { RecordPage } from '../../../ui/record-page';
import { MerchantActions } from '../components/merchant-actions';
import { MerchantOverview } from '../components/merchant-overview';
import { NotesTab } from '../components/notes-tab';
import { PeopleTab } from '../components/people-tab';

const LIST_OF = {
  active: 'manager-merchants-active',
  trial: 'manager-merchants-trial',
  requested: 'manager-merchants-new',
  expired: 'manager-merchants-expired',
  disabled: 'manager-merchants-disabled',
  rejected: 'manager-merchants-rejected',
} as const;

export function MerchantPage() {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const merchant = useRead(
    platformMerchantsContract.get_record,
    { id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  return (
    <RecordPage
      id={id}
      query={merchant}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: t('detail.merchants'), to: pathTo('manager-merchants-active', language) }}
    >
      {(record) => <MerchantRecord merchant={record} />}
    </RecordPage>
  );
}

function MerchantRecord({ merchant }: { merchant: MerchantDetail }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const other = language === 'ar' ? merchant.english_name : merchant.arabic_name;
  const list = LIST_OF[merchant.status as keyof typeof LIST_OF];
  return (
    <>
      <DetailHeader
        crumbs={[{ label: t('detail.merchants'), to: pathTo(list, language) }, { label: merchant.name }]}
        avatar={<Avatar name={merchant.name} size="l" shape="square" />}
        title={merchant.name}
        otherName={other}
        badge={
          <Cell column={{ kind: 'badge', choices: accountStates.choices }} value={merchant.status} row={merchant} />
        }
        facts={[
          { icon: IconId, text: String(merchant.id) },
          ...(merchant.owner_name ? [{ icon: IconUser, text: <bdi>{merchant.owner_name}</bdi> }] : []),
          ...(merchant.mobile ? [{ icon: IconPhone, text: <PhoneCell value={merchant.mobile} /> }] : []),
        ]}
        actions={<MerchantActions merchant={merchant} />}
      />
      <DetailTabs
        label={t('detail.tabs')}
        tabs={[
          { id: 'overview', label: t('detail.overview'), content: () => <MerchantOverview merchant={merchant} /> },
          {
            id: 'people',
            label: t('detail.people'),
            count: merchant.users.length,
            content: () => <PeopleTab users={merchant.users} />,
          },
          {
            id: 'notes',
            label: t('detail.notes'),
            count: merchant.notes.length,
            content: () => <NotesTab merchant={merchant} />,
          },
          {
            id: 'history',
            label: t('detail.history'),
            content: () => <HistoryTab entity="accounts" entityId={merchant.id} accountId={merchant.id} />,
          },
        ]}
      />
    </>
  );
}
