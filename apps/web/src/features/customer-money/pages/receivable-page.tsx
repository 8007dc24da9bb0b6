import { receivableAges } from '@rawnaq/domain/customer-money/receivable-ages.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { receivablesContract, receivablesList, type ReceivableRow } from '@rawnaq/domain/payments/receivables.contract';
import { IconCash, IconSend, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { ListPage } from '../../../ui/list-page/list-page';
import { Money } from '../../../ui/money';
import { useSending } from '../../customer-care';
import { CollectDrawer } from '../components/collect-drawer';

/** Invoices that wait for their money, by age; each can be collected, each customer reminded. */
export function ReceivablePage() {
  const { t } = useTranslation('customer-money');
  const language = useLanguage();
  const navigate = useNavigate();
  const [collected, setCollected] = useState<ReceivableRow>();
  const [mayCollect, mayRemind, maySee] = [
    usePermission('accounting.collect'),
    usePermission('billing.customers-care'),
    usePermission('customers.view'),
  ];
  const { write, dialog } = useSending('balance');
  return (
    <>
      <ListPage
        list={receivablesList}
        searchLabel={t('search')}
        lead={<Ages />}
        rowActions={(row) => [
          ...(mayCollect ? [{ label: t('collect.action'), icon: IconCash, onClick: () => setCollected(row) }] : []),
          ...(mayRemind ? [{ label: t('remind'), icon: IconSend, onClick: () => write([row.customer_id]) }] : []),
          ...(maySee
            ? [
                {
                  label: t('openCustomer'),
                  icon: IconUser,
                  onClick: () => void navigate(pathTo('merchant-customers-one', language, { id: row.customer_id })),
                },
              ]
            : []),
        ]}
        {...(mayRemind && {
          bulkActions: [
            {
              label: t('remind'),
              icon: IconSend,
              onClick: (rows: readonly ReceivableRow[], done: () => void) =>
                write([...new Set(rows.map(({ customer_id }) => customer_id))], done),
            },
          ],
        })}
        {...(mayCollect && { onOpen: setCollected })}
        empty={{ icon: IconCash, title: t('receivable.emptyTitle'), text: t('receivable.emptyText') }}
      />
      {dialog}
      {collected && <CollectDrawer key={collected.id} invoice={collected} onClose={() => setCollected(undefined)} />}
    </>
  );
}

/** Each figure shows its own invoices; once more, all of them. */
function Ages() {
  const { t } = useTranslation('customer-money');
  const language = useLanguage();
  const format = useFormat();
  const [params] = useSearchParams();
  const records = useRead(receivablesContract.ages, {}, { ownFailure: true }).data?.records;
  if (!records) return null;
  const chosen = params.get('f.age');
  return (
    <KeyFigures
      figures={records.map(({ age, invoices, open }) => ({
        label: labelOf(receivableAges, age)[language],
        value: <Money minor={open} />,
        note: t('invoices', { count: invoices, shown: format.number(invoices) }),
        highlight: chosen === age,
        to: chosen === age ? '?' : `?f.age=${encodeURIComponent(age)}`,
      }))}
    />
  );
}
