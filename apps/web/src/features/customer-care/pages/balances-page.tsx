import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { balanceResults } from '@rawnaq/domain/customer-care/care.states';
import { balancesList, type BalanceRow } from '@rawnaq/domain/customer-care/customer-care.lists';
import { IconCash, IconSend, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { NoValue } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { CareHead } from '../components/care-head';
import { canBeReached, sendingCells } from '../components/sending-cells';
import { useSending } from '../components/use-sending';
import styles from '../components/customer-care.module.css';

/** Who owes something, and what came in since she was reminded. */
export function BalancesPage() {
  const { t } = useTranslation('customer-care');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayOpen = usePermission('customers.view');
  const { write, dialog, bulkAction } = useSending('balance');
  return (
    <>
      <ListPage
        list={balancesList}
        tabs={<CareHead filter="since" presets={[]} />}
        heading={pageWords['customer-care'][language]}
        searchLabel={t('search')}
        cells={{ ...sendingCells, paid: (row) => <Paid row={row} /> }}
        rowActions={(row) => [
          ...(canBeReached(row) && row.owes > 0
            ? [{ label: t('write'), icon: IconSend, onClick: () => write([row.id]) }]
            : []),
          ...(mayOpen
            ? [
                {
                  label: t('openCustomer'),
                  icon: IconUser,
                  onClick: () =>
                    void navigate(`${pathTo('merchant-customers-one', language, { id: row.id })}?tab=balance`),
                },
              ]
            : []),
        ]}
        bulkActions={[bulkAction]}
        empty={{ icon: IconCash, title: t('balances.emptyTitle'), text: t('balances.emptyText') }}
      />
      {dialog}
    </>
  );
}

function Paid({ row }: { row: BalanceRow }) {
  const state = Object.values(balanceResults.rows).find(({ code }) => code === row.paid);
  if (!state) return <NoValue />;
  return (
    <span className={styles.two}>
      <StateText state={state} />
      {row.received > 0 && (
        <small>
          <Money minor={row.received} />
        </small>
      )}
    </span>
  );
}
