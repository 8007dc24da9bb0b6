import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { invoicesContract, totalSalesList } from '@rawnaq/domain/invoices/invoices.contract';
import { IconReceipt2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { ListPage } from '../../../ui/list-page/list-page';
import { RecordPage } from '../../../ui/record-page';
import { InvoiceView } from '../components/invoice-view';

/** All papers of the salon; `?open=` shows one of them, and back leads to the list as it was. */
export function TotalSalesPage() {
  const [params] = useSearchParams();
  const open = params.get('open');
  return open === null ? <Papers /> : <OnePaper key={open} id={Number(open)} />;
}

function Papers() {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const [params] = useSearchParams();
  const to = (id: number) => {
    const next = new URLSearchParams(params);
    next.set('open', String(id));
    return `${pathTo('merchant-accounting-total-sales', language)}?${next}`;
  };
  return (
    <ListPage
      list={totalSalesList}
      searchLabel={t('searchLabel')}
      to={(row) => to(row.id)}
      cells={{ customer: (row) => (row.customer === null ? t('walkIn') : <bdi>{row.customer}</bdi>) }}
      empty={{ icon: IconReceipt2, title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

function OnePaper({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const [params] = useSearchParams();
  const rest = new URLSearchParams(params);
  rest.delete('open');
  const list = `${pathTo('merchant-accounting-total-sales', language)}${rest.size > 0 ? `?${rest}` : ''}`;
  const paper = useRead(invoicesContract.get_record, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  return (
    <RecordPage
      id={id}
      query={paper}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: t('title'), to: list }}
    >
      {(invoice) => <InvoiceView invoice={invoice} list={{ label: t('title'), to: list }} />}
    </RecordPage>
  );
}
