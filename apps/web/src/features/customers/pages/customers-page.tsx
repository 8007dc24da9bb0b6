import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { checkCustomerSearch } from '@rawnaq/domain/kernel/input/validators';
import { customersList, type CustomerRecord } from '@rawnaq/domain/customers/customers.contract';
import { IconArrowsJoin2, IconPencil, IconTableImport, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { CustomerDrawer } from '../components/customer-drawer';
import { ImportDrawer } from '../components/import-drawer';
import { MergeDrawer } from '../components/merge-drawer';
import { useCustomerSwitch } from '../components/use-customer-switch';

type Open = { kind: 'add' } | { kind: 'edit'; customer: CustomerRecord } | { kind: 'import' } | { kind: 'merge' };

export function CustomersPage() {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const [mayAdd, mayEdit, mayDisable, mayImport, mayMerge] = [
    usePermission('customers.create'),
    usePermission('customers.edit'),
    usePermission('customers.disable'),
    usePermission('customers.import'),
    usePermission('customers.merge'),
  ];
  const switchStatus = useCustomerSwitch();
  const close = () => setOpen(undefined);
  const pageOf = (id: number) => pathTo('merchant-customers-one', language, { id });
  const addButton = mayAdd && (
    <Button leftSection={<IconUserPlus size={18} stroke={1.75} />} onClick={() => setOpen({ kind: 'add' })}>
      {t('add')}
    </Button>
  );

  const importButton = mayImport && (
    <Button
      variant="default"
      leftSection={<IconTableImport size={18} stroke={1.75} />}
      onClick={() => setOpen({ kind: 'import' })}
    >
      {t('import.action')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={customersList}
        searchLabel={t('searchLabel')}
        checkSearch={(text) => {
          const problem = checkCustomerSearch(text);
          return problem && sayValidation(problem, language);
        }}
        to={(row) => pageOf(row.id)}
        cells={{
          name: (row) => (
            <PersonCell name={row.name} note={row.status === recordStates.codes.disabled ? t('disabled') : undefined} />
          ),
        }}
        primaryAction={addButton}
        actions={importButton}
        moreActions={
          mayMerge
            ? [{ label: t('merge.action'), icon: IconArrowsJoin2, onClick: () => setOpen({ kind: 'merge' }) }]
            : []
        }
        rowActions={(row) => [
          ...(mayEdit
            ? [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen({ kind: 'edit', customer: row }) }]
            : []),
          ...(mayDisable ? [switchStatus(row)] : []),
        ]}
        empty={{
          icon: IconUsers,
          title: t('emptyTitle'),
          text: t('emptyText'),
          actions: (
            <>
              {addButton}
              {importButton}
            </>
          ),
        }}
      />
      {open?.kind === 'add' && <CustomerDrawer onClose={close} onAdded={(id) => void navigate(pageOf(id))} />}
      {open?.kind === 'edit' && <CustomerDrawer customer={open.customer} onClose={close} />}
      {open?.kind === 'import' && <ImportDrawer onClose={close} />}
      {open?.kind === 'merge' && <MergeDrawer onClose={close} onMerged={(id) => void navigate(pageOf(id))} />}
    </>
  );
}
