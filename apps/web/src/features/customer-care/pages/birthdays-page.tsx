import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { birthdaysList } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconCake, IconSend, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { CareHead } from '../components/care-head';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';

/** Whose birthday is next. */
export function BirthdaysPage() {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayOpen = usePermission('customers.view');
  const { write, dialog, bulkAction } = useSending('birthday');
  return (
    <>
      <ListPage
        list={birthdaysList}
        tabs={<CareHead filter="day" presets={['today', 'tomorrow', 'week', 'month']} />}
        heading={pageWords['customer-care'][language]}
        searchLabel={t('search')}
        cells={sendingCells}
        rowActions={(row) => [
          ...(canBeReached(row) ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }] : []),
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
        empty={{ icon: IconCake, title: t('birthdays.emptyTitle'), text: t('birthdays.emptyText') }}
      />
      {dialog}
    </>
  );
}
