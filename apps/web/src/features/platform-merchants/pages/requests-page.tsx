import { Button } from '@mantine/core';
import { requestsList, type MerchantRequest } from '@rawnaq/domain/platform-merchants/merchant-lists';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useScreen } from '../../../lib/use-screen';
import { PersonCell, PhoneCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { AddMerchantDrawer } from '../components/add-merchant-drawer';
import { ArrivedCell } from '../components/arrived-cell';
import { CityCell } from '../components/city-cell';
import { MerchantReasonDialog } from '../components/merchant-reason-dialog';
import { RequestDrawer, RequestPanel } from '../components/request-panel';
import { RequestTabs } from '../components/request-tabs';
import { businessLabel } from './merchants-pages';

export function RequestsPage() {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const { screen, isMobile } = useScreen();
  const mayAdd = usePermission('platform-merchants.approve');
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<MerchantRequest>();
  const [rejecting, setRejecting] = useState<{ id: number; name: string }>();
  const close = () => setOpen(undefined);
  const reject = (merchant: { id: number; name: string }) => {
    close();
    setRejecting(merchant);
  };
  const hasRoom = screen === 'xl' || screen === 'xxl';
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add.button')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={requestsList}
        tabs={<RequestTabs />}
        searchLabel={t('search')}
        onOpen={setOpen}
        primaryAction={add}
        empty={{ icon: IconInbox, title: t('empty.requests.title'), text: t('empty.requests.text'), actions: add }}
        cells={{
          name: (row) => (
            <PersonCell
              name={row.name}
              shape="square"
              note={isMobile ? <BusinessAndMobile request={row} /> : businessLabel(row.business_type, language)}
            />
          ),
          owner_name: (row) => (
            <span>
              <bdi>{row.owner_name}</bdi>
              {!isMobile && (
                <>
                  <br />
                  <PhoneCell value={row.mobile} />
                </>
              )}
            </span>
          ),
          created_at: (row) => <ArrivedCell at={row.created_at} />,
          city: (row) => <CityCell country={row.country} city={row.city} />,
        }}
        {...(open &&
          hasRoom && {
            openKey: String(open.id),
            panel: <RequestPanel key={open.id} request={open} onClose={close} onReject={reject} />,
          })}
      />
      {open && !hasRoom && <RequestDrawer key={open.id} request={open} onClose={close} onReject={reject} />}
      {adding && <AddMerchantDrawer onClose={() => setAdding(false)} />}
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

/** On a phone's card the number would break in the space of one fact, so it stands below the name. */
function BusinessAndMobile({ request }: { request: MerchantRequest }) {
  const language = useLanguage();
  return (
    <>
      {businessLabel(request.business_type, language)}
      <br />
      <PhoneCell value={request.mobile} />
    </>
  );
}
