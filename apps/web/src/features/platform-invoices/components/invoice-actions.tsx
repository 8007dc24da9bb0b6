import { Button } from '@mantine/core';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import {
  accountInvoicesContract,
  type AccountInvoiceDetail,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { IconCash, IconDownload, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { toast } from '../../../ui/toast';
import { useInvoicePdf } from '../use-invoice-pdf';
import { AskDrawer } from './ask-drawer';
import { PayDrawer } from './pay-drawer';

export function InvoiceActions({ invoice }: { invoice: AccountInvoiceDetail }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const [open, setOpen] = useState<'pay' | 'cancel' | 'ask' | 'withdraw'>();
  const mayEdit = usePermission('platform-accounting.edit');
  const mayPay = usePermission('platform-accounting.record-payments');
  const mayCancel = usePermission('platform-accounting.cancel');
  const cancel = useWrite(accountInvoicesContract.cancel, { onSuccess: () => toast('saved') });
  const withdraw = useWrite(accountInvoicesContract.take_back, {
    onSuccess: ({ account_runs_to }) =>
      toastSuccess(
        account_runs_to ? t('withdraw.doneRuns', { date: format.date(account_runs_to) }) : t('withdraw.done'),
      ),
  });
  const pdf = useInvoicePdf();
  const { id, status } = invoice;
  const isOpen = status === accountInvoiceStates.codes.issued;
  const wasByHand = invoice.payments.some(
    (one) => one.status === platformPaymentStates.codes.paid && one.method !== paymentMethods.codes.payment_link,
  );
  const number = `\u2066${invoice.number}\u2069`;
  const close = () => setOpen(undefined);
  return (
    <>
      {isOpen && mayCancel && (
        <Button variant="default" data-danger onClick={() => setOpen('cancel')}>
          {t('cancel.action')}
        </Button>
      )}
      {status === accountInvoiceStates.codes.paid && wasByHand && mayPay && (
        <Button variant="default" data-danger onClick={() => setOpen('withdraw')}>
          {t('withdraw.action')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate({ id })}
      >
        {t('pdf')}
      </Button>
      {isOpen && mayEdit && (
        <Button variant="default" leftSection={<IconSend size={18} stroke={1.75} />} onClick={() => setOpen('ask')}>
          {t('request.ask')}
        </Button>
      )}
      {isOpen && mayPay && (
        <Button leftSection={<IconCash size={18} stroke={1.75} />} onClick={() => setOpen('pay')}>
          {t('pay.action')}
        </Button>
      )}
      {open === 'pay' && <PayDrawer invoice={invoice} onClose={close} />}
      {open === 'ask' && <AskDrawer invoiceId={id} title={t('send.title', { number })} onClose={close} />}
      {open === 'withdraw' && (
        <ReasonDialog
          title={t('withdraw.title', { number })}
          text={t('withdraw.text')}
          action={t('withdraw.action')}
          onClose={close}
          onReason={(reason) => withdraw.mutateAsync({ id, reason })}
        />
      )}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('cancel.title', { number })}
          text={t('cancel.text')}
          action={t('cancel.action')}
          onClose={close}
          onReason={(reason) => cancel.mutateAsync({ id, reason })}
        />
      )}
    </>
  );
}
