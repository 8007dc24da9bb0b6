import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { stockOperationsList } from '@rawnaq/domain/stock/stock.contract';
import { IconPackages, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import type { Movement } from '../api';
import { StockDocumentDrawer } from '../components/stock-document-drawer';

/** Every movement; `?open=` shows the document of one. */
export function StockOperationsPage() {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const mayAdd = usePermission('products.add-quantity');
  const maySeeSales = usePermission('accounting.total-sales');
  const open = params.get('open');
  const withOpen = (id: number | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('open');
    else next.set('open', String(id));
    return next;
  };
  const openDocument = ({ document_id, invoice_id }: Movement) => {
    if (document_id !== null) setParams(withOpen(document_id), { preventScrollReset: true });
    else if (invoice_id !== null && maySeeSales)
      void navigate(`${pathTo('merchant-accounting-total-sales', language)}?open=${invoice_id}`);
  };
  const add = mayAdd && (
    <Button
      component={Link}
      to={pathTo('merchant-products-add-quantity', language)}
      leftSection={<IconPlus size={18} />}
    >
      {pageWords['add-quantity'][language]}
    </Button>
  );
  return (
    <>
      <ListPage
        list={stockOperationsList}
        searchLabel={t('searchOperations')}
        primaryAction={add}
        onOpen={openDocument}
        empty={{ icon: IconPackages, title: t('emptyOperations'), text: t('emptyOperationsText'), actions: add }}
      />
      {open !== null && (
        <StockDocumentDrawer
          key={open}
          id={Number(open)}
          onClose={() => setParams(withOpen(null), { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  );
}
