import { Button } from '@mantine/core';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { discountCodesContract, discountCodesList } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { IconPencil, IconPlus, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { DiscountCodeDrawer } from './discount-code-drawer';
import styles from './discount-codes.module.css';

export type DiscountCode = OutputOf<typeof discountCodesList.endpoints.get_records>['records'][number];

export function DiscountCodeList() {
  const { t } = useTranslation('discount-codes');
  const [open, setOpen] = useState<DiscountCode | 'new'>();
  const switchStatus = useStatusSwitch(discountCodesContract.set_status);
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={discountCodesList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconTicket, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        cells={{ category: (row) => <CategoryCell code={row} /> }}
        onOpen={setOpen}
        rowActions={(row) => [{ label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) }, switchStatus(row)]}
      />
      {open && (
        <DiscountCodeDrawer
          key={open === 'new' ? 'new' : open.id}
          code={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** What it is for, and of how many when they were chosen one by one. */
function CategoryCell({ code }: { code: DiscountCode }) {
  const { t } = useTranslation('discount-codes');
  const language = useLanguage();
  const label = discountCodeCategories.choices.find((choice) => choice.value === code.category)?.label[language];
  const counts = [
    code.services.length > 0 && t('servicesChosen', { count: code.services.length }),
    code.products.length > 0 && t('productsChosen', { count: code.products.length }),
  ].filter(Boolean);
  return (
    <span className={styles.category}>
      {label}
      {counts.length > 0 && <small>{counts.join(' · ')}</small>}
    </span>
  );
}
