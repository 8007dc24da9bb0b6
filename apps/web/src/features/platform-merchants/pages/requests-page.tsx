import { platformMerchantsContract, requestsList, type MerchantRequest } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { PersonCell, PhoneCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { CityCell } from '../components/city-cell';
import { ReasonDrawer } from '../components/reason-drawer';
import { RequestDrawer } from '../components/request-drawer';
import { RequestTabs } from '../components/request-tabs';
import { businessLabel } from './merchants-pages';

export function RequestsPage() {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const [open, setOpen] = useState<MerchantRequest>();
  const [rejecting, setRejecting] = useState<number>();
  const reject = (id: number) => {
    setOpen(undefined);
    setRejecting(id);
  };
  return (
    <>
      <ListPage
        list={requestsList}
        tabs={<RequestTabs />}
        searchLabel={t('search')}
        onOpen={setOpen}
        empty={{ icon: IconInbox, title: t('empty.requests.title'), text: t('empty.requests.text') }}
        cells={{
          name: (row) => <PersonCell name={row.name} shape="square" note={businessLabel(row.business_type, language)} />,
          owner_name: (row) => (
            <span>
              <bdi>{row.owner_name}</bdi>
              <br />
              <PhoneCell value={row.mobile} />
            </span>
          ),
          city: (row) => <CityCell country={row.country} city={row.city} />,
        }}
      />
      {open && <RequestDrawer key={open.id} request={open} onClose={() => setOpen(undefined)} onReject={reject} />}
      {rejecting !== undefined && <ReasonDrawer key={rejecting} id={rejecting} endpoint={platformMerchantsContract.reject} texts="reject" onClose={() => setRejecting(undefined)} />}
    </>
  );
}
