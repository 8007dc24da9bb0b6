import { Button } from '@mantine/core';
import { employeesList } from '@rawnaq/domain/employees/employees.lists';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconArrowsSort, IconId, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Can } from '../../../ui/can';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { AddEmployeeDrawer } from '../components/add-employee-drawer';
import { OrderDrawer } from '../components/order-drawer';

export function EmployeesPage() {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const [open, setOpen] = useState<'add' | 'order'>();
  const close = () => setOpen(undefined);
  const add = (
    <Can permission="employees.create">
      <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('add')}>
        {t('add')}
      </Button>
    </Can>
  );
  const order = (
    <Can permission="employees.edit">
      <Button
        variant="default"
        leftSection={<IconArrowsSort size={18} stroke={1.75} />}
        onClick={() => setOpen('order')}
      >
        {t('order')}
      </Button>
    </Can>
  );

  return (
    <>
      <ListPage
        list={employeesList}
        searchLabel={t('search')}
        to={(row) => pathTo('merchant-employees-one', language, { id: row.id })}
        cells={{
          name: (row) => (
            <PersonCell name={row.name} {...(row.picture_url && { picture: `${row.picture_url}?size=thumb` })} />
          ),
        }}
        primaryAction={add}
        actions={order}
        empty={{ icon: IconId, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
      />
      {open === 'add' && <AddEmployeeDrawer onClose={close} />}
      {open === 'order' && <OrderDrawer onClose={close} />}
    </>
  );
}
