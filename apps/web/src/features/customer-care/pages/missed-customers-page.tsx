import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { missedCustomersList } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconCalendarPlus, IconSend, IconUser, IconUserHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { CareHead } from '../components/care-head';
import { Rebooked } from '../components/rebooked';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';

/** Who has not come for a while: invited back, or booked right here. */
export function MissedCustomersPage() {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const navigate = useNavigate();
  const [mayOpen, maySee, mayBook] = [
    usePermission('customers.view'),
    usePermission('appointments.view'),
    usePermission('appointments.create'),
  ];
  const { write, dialog, bulkAction } = useSending('missed_customer');
  return (
    <>
      <ListPage
        list={missedCustomersList}
        tabs={<CareHead filter="day" presets={[]} />}
        heading={pageWords['customer-care'][language]}
        searchLabel={t('search')}
        cells={{
          ...sendingCells,
          rebooked: (row) => (
            <Rebooked
              row={row}
              to={
                maySee && row.rebooked_id !== null
                  ? `${pathTo('merchant-appointments', language)}?open=${row.rebooked_id}`
                  : undefined
              }
            />
          ),
        }}
        rowActions={(row) => [
          ...(canBeReached(row) && row.rebooked === 'no'
            ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }]
            : []),
          ...(mayBook && row.rebooked === 'no'
            ? [
                {
                  label: t('rebook'),
                  icon: IconCalendarPlus,
                  onClick: () =>
                    void navigate(`${pathTo('merchant-appointments-add-appointment', language)}?customer=${row.id}`),
                },
              ]
            : []),
          ...(mayOpen
            ? [
                {
                  label: t('openCustomer'),
                  icon: IconUser,
                  onClick: () => void navigate(pathTo('merchant-customers-one', language, { id: row.id })),
                },
              ]
            : []),
        ]}
        bulkActions={[bulkAction]}
        empty={{ icon: IconUserHeart, title: t('missedCustomers.emptyTitle'), text: t('missedCustomers.emptyText') }}
      />
      {dialog}
    </>
  );
}
