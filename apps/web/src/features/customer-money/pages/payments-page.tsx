import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { paymentsContract, paymentsList, type PaymentRow } from '@rawnaq/domain/payments/payments.contract';
import { paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import { IconBan, IconCash, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { NoValue } from '../../../ui/cells';
import { PageTabs } from '../../../ui/detail/detail-tabs';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { ListPage } from '../../../ui/list-page/list-page';
import { Money } from '../../../ui/money';
import { toast } from '../../../ui/toast';
import { PaymentLinkList, RefundDialog } from '../../payment-links';
import { DepositDrawer } from '../components/deposit-drawer';
import { PaperLink } from '../components/paper-link';
import styles from '../components/customer-money.module.css';
import { apart } from '../components/apart';

/** What came and went back, and the links it was asked for by. */
export function PaymentsPage() {
  const { t } = useTranslation('customer-money');
  const tabs = [
    { id: 'payments', label: t('payments.tab'), content: () => <PaymentList /> },
    { id: 'links', label: t('payments.links'), content: () => <PaymentLinkList /> },
  ];
  return <PageTabs label={t('payments.view')} tabs={tabs} />;
}

/** Every amount that came or went back. Only a deposit can be cancelled. */
function PaymentList() {
  const { t } = useTranslation('customer-money');
  const [isAdding, setAdding] = useState(false);
  const [cancelled, setCancelled] = useState<PaymentRow>();
  const [mayTake, mayCancel, maySee] = [
    usePermission('billing.sell'),
    usePermission('accounting.cancel-payment'),
    usePermission('customers.view'),
  ];
  const add = mayTake && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('deposit.add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={paymentsList}
        searchLabel={t('search')}
        cells={{
          number: (row) => <PaperLink {...row} />,
          customer: (row) => <CustomerCell row={row} isLink={maySee} />,
          amount: (row) => <Money minor={row.amount} bare />,
        }}
        rowActions={(row) =>
          mayCancel && isCancellable(row)
            ? [{ label: t('cancel.action'), icon: IconBan, danger: true, onClick: () => setCancelled(row) }]
            : []
        }
        primaryAction={add}
        empty={{ icon: IconCash, title: t('payments.emptyTitle'), text: t('payments.emptyText'), actions: add }}
      />
      {isAdding && <DepositDrawer onClose={() => setAdding(false)} />}
      {cancelled && <CancelDialog payment={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  );
}

function CustomerCell({ row, isLink }: { row: PaymentRow; isLink: boolean }) {
  const language = useLanguage();
  if (row.customer === null) return <NoValue />;
  if (!isLink || row.customer_id === null) return <bdi>{row.customer}</bdi>;
  return (
    <Link className={styles.customer} to={pathTo('merchant-customers-one', language, { id: row.customer_id })}>
      <bdi>{row.customer}</bdi>
    </Link>
  );
}

const isCancellable = ({ source, status, amount }: PaymentRow): boolean =>
  source === paymentSources.codes.deposit && status === paymentStates.codes.paid && amount > 0;

/** What came by a payment link goes back by it: the gateway is asked, and the deposit follows. */
function CancelDialog({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  const cancel = useWrite(paymentsContract.cancel, { onSuccess: () => toast('saved') });
  const link = payment.payment_link_id;
  const words = {
    title: t('cancel.title', { number: apart(payment.number ?? '') }),
    text: t(link === null ? 'cancel.text' : 'cancel.linkText', {
      amount: apart(format.money(payment.amount)),
      name: apart(payment.customer ?? ''),
    }),
    action: t('cancel.action'),
  };
  if (link !== null) return <RefundDialog {...words} id={link} onClose={onClose} />;
  return (
    <ReasonDialog {...words} onClose={onClose} onReason={(reason) => cancel.mutateAsync({ id: payment.id, reason })} />
  );
}
