import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { productsContract, productsList } from '@rawnaq/domain/products/products.contract';
import { IconBarcode, IconBottle, IconMessageReport, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { RecordDrawer } from '../../../ui/record-drawer';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { StockCard } from '../../stock';
import { useNames } from '../../services';
import type { Product } from '../api';
import { ActivateDrawer } from '../components/activate-drawer';
import { CorrectionDrawer } from '../components/correction-drawer';
import { ProductDrawer } from '../components/product-drawer';

export function ActiveProductsPage() {
  const { t } = useTranslation('products');
  const { otherNameOf } = useNames();
  const language = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ product: Product; as: 'stock' | 'correction' }>();
  const [activating, setActivating] = useActivating();
  const mayEdit = usePermission('products.edit');
  const mayDefine = usePermission('products.define');
  const switchStatus = useStatusSwitch(productsContract.set_status, {
    question: ({ name }: Product) => ({ title: t('disableQuestion', { name }), text: t('disableText') }),
  });

  const openStock = (product: Product) => setOpen({ product, as: 'stock' });
  const actionsOf = (row: Product): RowAction[] => [
    ...(mayEdit ? [{ label: t('edit'), icon: IconPencil, onClick: () => openStock(row) }] : []),
    ...(mayDefine && !row.correction_waiting
      ? [{ label: t('correct'), icon: IconMessageReport, onClick: () => setOpen({ product: row, as: 'correction' }) }]
      : []),
    ...(mayEdit ? [switchStatus(row)] : []),
  ];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setActivating('')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={productsList}
        searchLabel={t('search')}
        cells={{
          name: (row) => (
            <PersonCell name={row.name} note={<bdi>{otherNameOf(row)}</bdi>} shape="square" icon={IconBottle} />
          ),
        }}
        primaryAction={add}
        moreActions={[
          {
            label: pageWords['barcode-labels'][language],
            icon: IconBarcode,
            onClick: () => void navigate(pathTo('merchant-products-labels', language)),
          },
        ]}
        empty={{ icon: IconBottle, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        onOpen={openStock}
        {...((mayEdit || mayDefine) && { rowActions: actionsOf })}
      />
      {open?.as === 'stock' && !mayEdit && (
        <RecordDrawer opened title={open.product.name} onClose={() => setOpen(undefined)}>
          <StockCard productId={open.product.id} />
        </RecordDrawer>
      )}
      {open?.as === 'stock' && mayEdit && (
        <ProductDrawer
          key={open.product.id}
          product={open.product}
          {...(mayDefine && { onCorrect: () => setOpen({ ...open, as: 'correction' }) })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.as === 'correction' && (
        <CorrectionDrawer key={open.product.id} product={open.product} onClose={() => setOpen(undefined)} />
      )}
      {mayEdit && activating !== null && (
        <ActivateDrawer firstSearch={activating} onClose={() => setActivating(null)} />
      )}
    </>
  );
}

/**
 * What the activation begins to look for stands in the address, so that other pages can send people here with a
 * barcode.
 */
function useActivating(): [string | null, (search: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const change = (search: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (search === null) next.delete('activate');
        else next.set('activate', search);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('activate'), change];
}
