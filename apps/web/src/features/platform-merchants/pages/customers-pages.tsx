import {
  addedCustomersList,
  inactiveWhatsappList,
  type CustomerAcross,
} from '@rawnaq/domain/platform-merchants/customers-across.contract';
import { IconBrandWhatsapp, IconRefresh, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { CustomerDrawer } from '../components/customer-drawer';
import { useCheckAgain } from '../components/use-check-again';

export const AddedCustomersPage = () => <CustomersPage list={addedCustomersList} texts="customers" />;
export const InactiveWhatsappPage = () => <CustomersPage list={inactiveWhatsappList} texts="notOnWhatsapp" />;

const ICONS = { customers: IconUsers, notOnWhatsapp: IconBrandWhatsapp };

function CustomersPage({ list, texts }: { list: typeof addedCustomersList; texts: 'customers' | 'notOnWhatsapp' }) {
  const { t } = useTranslation('platform-merchants');
  const [open, setOpen] = useState<CustomerAcross>();
  const mayCheck = usePermission('platform-merchants.check-customers');
  const checkAgain = useCheckAgain();
  return (
    <>
      <ListPage
        list={list}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('searchCustomers')}
        onOpen={setOpen}
        empty={{ icon: ICONS[texts], title: t(`empty.${texts}.title`), text: t(`empty.${texts}.text`) }}
        cells={{
          name: (row) => <PersonCell name={row.name} />,
          country: (row) => row.country,
        }}
        rowActions={(row) =>
          mayCheck && row.whatsapp_inactive_at
            ? [{ label: t('customer.checkAgain'), icon: IconRefresh, onClick: () => void checkAgain(row) }]
            : []
        }
      />
      {open && (
        <CustomerDrawer key={`${open.account_id}-${open.id}`} customer={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
