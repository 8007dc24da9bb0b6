import { Button } from '@mantine/core';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { productRequestsContract, productRequestsList } from '@rawnaq/domain/products/product-requests.contract';
import { looksLikeBarcode, REQUEST_ANSWER_HOURS, toBarcode } from '@rawnaq/domain/products/product.rules';
import { IconArrowBackUp, IconBarcode, IconBottle, IconCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { useNames } from '../../services';
import { activationPath, type ProductRequest } from '../api';
import { Lookup } from '../components/lookup';
import { ProductRequestDrawer } from '../components/product-request-drawer';
import { RequestDrawer } from '../components/request-drawer';
import { RequestState } from '../components/request-state';

const { active, approved } = productRequestStates.codes;

export function DefineProductPage() {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const { otherNameOf } = useNames();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('find') ?? '';
  const [found, setFound] = useState(asked);
  const [search, setSearch] = useState(asked);
  // Another link to this page asks for another one.
  if (asked !== found) {
    setFound(asked);
    setSearch(asked);
  }
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState<ProductRequest>();
  const mayEdit = usePermission('products.edit');
  const withdraw = useWrite(productRequestsContract.withdraw, {
    onSuccess: () => toast('saved'),
  });

  const takeBack = async (row: ProductRequest) => {
    if (
      await confirm({
        title: t('withdrawQuestion', { name: row.name }),
        text: t('withdrawText'),
        action: t('withdraw'),
        danger: true,
      })
    )
      withdraw.mutate({ id: row.id });
  };
  const actionsOf = (row: ProductRequest): RowAction[] => [
    ...(row.status === active
      ? [{ label: t('withdraw'), icon: IconArrowBackUp, danger: true, onClick: () => void takeBack(row) }]
      : []),
    ...(row.status === approved && row.product_id === null && mayEdit
      ? [
          {
            label: t('activateIt'),
            icon: IconCheck,
            onClick: () => void navigate(activationPath(language, row.barcode)),
          },
        ]
      : []),
  ];
  const ask = (
    <Button leftSection={<IconSend size={18} stroke={1.75} className="flip" />} onClick={() => setAsking(true)}>
      {t('askFor')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={productRequestsList}
        note={t('answerHint', { hours: REQUEST_ANSWER_HOURS })}
        lead={<Lookup search={search} onSearch={setSearch} onAsk={() => setAsking(true)} />}
        searchLabel={t('searchRequests')}
        cells={{
          name: (row) => (
            <PersonCell name={row.name} note={<bdi>{otherNameOf(row)}</bdi>} shape="square" icon={IconBottle} />
          ),
          status: (row) => <RequestState request={row} />,
        }}
        primaryAction={ask}
        empty={{ icon: IconBarcode, title: t('noRequestsTitle'), text: t('noRequestsText') }}
        onOpen={setOpen}
        rowActions={actionsOf}
      />
      {asking && <RequestDrawer known={typedOf(search)} onClose={() => setAsking(false)} />}
      {open && <ProductRequestDrawer key={open.id} request={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** What was looked for is not typed again. */
function typedOf(search: string): { barcode?: string; english_name?: string; arabic_name?: string } {
  if (search === '') return {};
  if (looksLikeBarcode(search)) return { barcode: toBarcode(search) };
  return /\p{Script=Arabic}/u.test(search) ? { arabic_name: search } : { english_name: search };
}
