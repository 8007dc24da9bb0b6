import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import {
  platformPaymentsContract,
  type PaymentRequest,
} from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { IconBuildingStore, IconFileInvoice, IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { CopyButton } from '../../../ui/copy-button';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { Facts } from '../../../ui/detail/facts';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { RecordPage } from '../../../ui/record-page';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { AskDrawer } from '../components/ask-drawer';
import styles from '../components/platform-invoices.module.css';

export function RequestPage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const request = useRead(
    platformPaymentsContract.get_request,
    { id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  const list = {
    label: pageWords['payment-requests'][language],
    to: pathTo('manager-accounting-payments-requests', language),
  };
  return (
    <RecordPage
      id={id}
      query={request}
      missing={{ title: t('request.notFoundTitle'), text: t('request.notFoundText') }}
      list={list}
    >
      {(record) => <Request key={id} request={record} />}
    </RecordPage>
  );
}

function Request({ request }: { request: PaymentRequest }) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const state = platformPaymentStates.rows[nameOf(platformPaymentStates, request.status)];
  return (
    <>
      <DetailHeader
        crumbs={[
          {
            label: pageWords['payment-requests'][language],
            to: pathTo('manager-accounting-payments-requests', language),
          },
          { label: `\u2066${request.invoice}\u2069` },
        ]}
        title={pageWords['payment-request'][language]}
        badge={<StateText state={state} />}
        facts={[
          { icon: IconBuildingStore, text: <bdi>{request.merchant}</bdi> },
          {
            icon: IconFileInvoice,
            text: (
              <Link
                className={styles.quiet ?? ''}
                to={pathTo('manager-accounting-invoice-one', language, { id: request.invoice_id })}
                dir="ltr"
              >
                {request.invoice}
              </Link>
            ),
          },
        ]}
        actions={<Actions request={request} />}
      />
      <DetailTabs
        label={request.invoice}
        tabs={[
          { id: 'request', label: t('request.one'), content: () => <View request={request} /> },
          {
            id: 'history',
            label: t('tabs.history'),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <HistoryTab entity="platform_payments" entityId={request.id} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function View({ request }: { request: PaymentRequest }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  return (
    <div className={styles.form}>
      <Card>
        <Facts
          lined
          facts={[
            { label: t('request.amount'), value: <Money minor={request.amount} /> },
            ...(request.due_on ? [{ label: t('request.dueOn'), value: format.date(request.due_on) }] : []),
            { label: t('request.requested'), value: format.dateTime(request.created_at) },
            ...(request.sent_to ? [{ label: t('request.sentTo'), value: <bdi dir="ltr">{request.sent_to}</bdi> }] : []),
            ...(request.created_by ? [{ label: t('request.by'), value: <bdi>{request.created_by}</bdi> }] : []),
            ...(request.paid_on ? [{ label: t('request.paidOn'), value: format.date(request.paid_on) }] : []),
            ...(request.cancel_reason
              ? [{ label: t('request.reason'), value: <bdi>{request.cancel_reason}</bdi> }]
              : []),
          ]}
        />
      </Card>
      <Card title={t('view.link')}>
        <div className={styles.link}>
          <a href={request.url} target="_blank" rel="noreferrer" dir="ltr">
            {request.url}
          </a>
          <CopyButton value={request.url} />
        </div>
      </Card>
    </div>
  );
}

function Actions({ request }: { request: PaymentRequest }) {
  const { t } = useTranslation('platform-invoices');
  const [open, setOpen] = useState<'again' | 'cancel'>();
  const mayEdit = usePermission('platform-accounting.edit');
  const mayCancel = usePermission('platform-accounting.cancel');
  const cancel = useWrite(platformPaymentsContract.cancel_request, { onSuccess: () => toast('saved') });
  if (request.status !== platformPaymentStates.codes.not_paid) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      {mayCancel && (
        <Button variant="default" data-danger onClick={() => setOpen('cancel')}>
          {t('request.cancel')}
        </Button>
      )}
      {mayEdit && (
        <Button leftSection={<IconSend size={18} stroke={1.75} />} onClick={() => setOpen('again')}>
          {t('request.again')}
        </Button>
      )}
      {open === 'again' && <AskDrawer invoiceId={request.invoice_id} title={t('request.again')} onClose={close} />}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('request.cancelTitle')}
          text={t('request.cancelText')}
          action={t('request.cancel')}
          onClose={close}
          onReason={(reason) => cancel.mutateAsync({ id: request.id, reason })}
        />
      )}
    </>
  );
}
