import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { labelOf, nameOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { accountInvoiceStandings } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import {
  accountInvoicesContract,
  type AccountInvoiceDetail,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { IconBuildingStore, IconCalendarDue } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { CopyButton } from '../../../ui/copy-button';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { Facts } from '../../../ui/detail/facts';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { RecordPage } from '../../../ui/record-page';
import { LoadingState } from '../../../ui/states/states';
import { HistoryTab } from '../../audit';
import { InvoiceJournal } from '../../invoices';
import { InvoiceActions } from '../components/invoice-actions';
import { InvoiceSheet } from '../components/invoice-sheet';
import styles from '../components/platform-invoices.module.css';

export function InvoicePage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const invoice = useRead(
    accountInvoicesContract.get_record,
    { id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  const list = {
    label: pageWords['total-sales'][language],
    to: pathTo('manager-accounting-total-sales', language),
  };
  return (
    <RecordPage id={id} query={invoice} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }} list={list}>
      {(record) => <Invoice key={id} invoice={record} />}
    </RecordPage>
  );
}

function Invoice({ invoice }: { invoice: AccountInvoiceDetail }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  const seesMerchants = usePermission('platform-merchants.view');
  const standing = accountInvoiceStandings.rows[invoice.standing];
  const merchant = <bdi>{invoice.buyer.name[language]}</bdi>;
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: pageWords['total-sales'][language], to: pathTo('manager-accounting-total-sales', language) },
          { label: `\u2066${invoice.number}\u2069` },
        ]}
        title={invoice.number}
        badge={<StateText state={standing} />}
        facts={[
          {
            icon: IconBuildingStore,
            text: seesMerchants ? (
              <Link
                className={styles.quiet ?? ''}
                to={pathTo('manager-merchants-one', language, { id: invoice.tenant })}
              >
                {merchant}
              </Link>
            ) : (
              merchant
            ),
          },
          { icon: IconCalendarDue, text: `${t('view.due')} ${format.date(invoice.due_on)}` },
        ]}
        actions={<InvoiceActions invoice={invoice} />}
      />
      <DetailTabs
        label={invoice.number}
        tabs={[
          { id: 'invoice', label: t('tabs.invoice'), content: () => <View invoice={invoice} /> },
          {
            id: 'history',
            label: t('tabs.history'),
            content: () => (
              <Suspense fallback={<LoadingState rows={4} />}>
                <HistoryTab entity="account_invoices" entityId={invoice.id} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function View({ invoice }: { invoice: AccountInvoiceDetail }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  return (
    <div className={styles.form}>
      <div className={styles.cards}>
        <Card>
          <InvoiceSheet invoice={invoice} />
        </Card>
        <InvoiceJournal journals={invoice.journals} />
      </div>
      <aside className={styles.aside}>
        <Card title={t('view.facts')}>
          <Facts
            lined
            facts={[
              { label: t('view.day'), value: format.date(invoice.day) },
              { label: t('view.due'), value: format.date(invoice.due_on) },
              ...(invoice.tier
                ? [{ label: t('view.package'), value: labelOf(accountTiers, invoice.tier)[language] }]
                : []),
              ...(invoice.renewed_until
                ? [{ label: t('view.renewedUntil'), value: format.date(invoice.renewed_until) }]
                : []),
              { label: t('view.issuedBy'), value: <bdi>{invoice.created_by ?? t('view.byMerchant')}</bdi> },
              ...(invoice.note ? [{ label: t('view.note'), value: <bdi>{invoice.note}</bdi> }] : []),
              ...(invoice.cancelled_at
                ? [
                    {
                      label: t('view.cancelled'),
                      value: (
                        <bdi>
                          {invoice.cancelled_by} · {invoice.cancel_reason}
                        </bdi>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Card>
        <Card title={t('view.link')}>
          <div className={styles.link}>
            <a href={invoice.url} target="_blank" rel="noreferrer" dir="ltr">
              {invoice.url}
            </a>
            <CopyButton value={invoice.url} />
          </div>
        </Card>
        <Card title={t('view.payments')}>
          <Payments invoice={invoice} />
        </Card>
      </aside>
    </div>
  );
}

function Payments({ invoice: { payments } }: { invoice: AccountInvoiceDetail }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  if (payments.length === 0) return <p className={styles.hint}>{t('view.noPayments')}</p>;
  return (
    <ul className={styles.rows}>
      {payments.map(({ id, is_request, status, method, reference, paid_on, due_on, amount }) => {
        const state = platformPaymentStates.rows[nameOf(platformPaymentStates, status)];
        const name = method ? labelOf(paymentMethods, method)[language] : t('request.one');
        const day = paid_on ?? due_on;
        return (
          <li key={id}>
            <span>
              {is_request ? (
                <Link to={pathTo('manager-accounting-payment-request-one', language, { id })}>{name}</Link>
              ) : (
                name
              )}
              <small>
                {day && format.date(day)}
                {reference && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{reference}</bdi>
                  </>
                )}
              </small>
            </span>
            <Money minor={amount} />
            <StateText state={state} />
          </li>
        );
      })}
    </ul>
  );
}
