import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { isWorthAsking, mayBeGivenBack } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { paymentLinksContract, paymentLinksList } from '@rawnaq/domain/payment-links/payment-links.contract';
import { IconArrowBackUp, IconCalendarEvent, IconLink, IconReceipt, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { Money } from '../../../ui/money';
import { RefundDialog } from './refund-dialog';

type Link = OutputOf<typeof paymentLinksList.endpoints.get_records>['records'][number];

/** Every link that was sent, for a deposit or an invoice: what hangs is looked after here. */
export function PaymentLinkList() {
  const { t } = useTranslation('payment-links');
  const format = useFormat();
  const navigate = useNavigate();
  const [refunded, setRefunded] = useState<Link>();
  const [mayRefund, seesVisits, seesInvoices] = [
    usePermission('accounting.cancel-payment'),
    usePermission('appointments.view'),
    usePermission('accounting.total-sales'),
  ];
  const check = useWrite(paymentLinksContract.check, {
    onSuccess: ({ status }) => toastSuccess(labelOf(paymentLinkStates, status)[format.language]),
  });
  const open = (list: 'merchant-appointments' | 'merchant-accounting-total-sales', id: number) => () =>
    void navigate(`${pathTo(list, format.language)}?open=${id}`);

  const actionsOf = (link: Link): RowAction[] => {
    const actions: RowAction[] = [];
    if (seesVisits && link.appointment_id !== null)
      actions.push({
        label: t('openVisit'),
        icon: IconCalendarEvent,
        onClick: open('merchant-appointments', link.appointment_id),
      });
    if (seesInvoices && link.invoice_id !== null)
      actions.push({
        label: t('openInvoice'),
        icon: IconReceipt,
        onClick: open('merchant-accounting-total-sales', link.invoice_id),
      });
    if (seesVisits && isWorthAsking(link.status))
      actions.push({ label: t('check'), icon: IconRefresh, onClick: () => check.mutate({ id: link.id }) });
    if (mayRefund && mayBeGivenBack(link))
      actions.push({
        label: t('refund.action'),
        icon: IconArrowBackUp,
        danger: true,
        onClick: () => setRefunded(link),
      });
    return actions;
  };

  return (
    <>
      <ListPage
        list={paymentLinksList}
        searchLabel={t('search')}
        cells={{ amount: (link) => <Money minor={link.amount} bare /> }}
        rowActions={actionsOf}
        empty={{ icon: IconLink, title: t('emptyTitle'), text: t('emptyText') }}
      />
      {refunded && (
        <RefundDialog
          id={refunded.id}
          title={t('refund.title')}
          text={t('refund.text', {
            amount: `\u2068${format.money(refunded.amount)}\u2069`,
            name: `\u2068${refunded.customer}\u2069`,
          })}
          action={t('refund.action')}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </>
  );
}
