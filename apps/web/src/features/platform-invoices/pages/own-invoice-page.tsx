import { sayList } from '@rawnaq/domain/kernel/localized';
import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { accountInvoiceStandings, accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import {
  accountInvoicesContract,
  type AccountInvoice,
} from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { IconCalendarDue, IconCreditCard, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { InvoiceSheet } from '../components/invoice-sheet';
import styles from '../components/platform-invoices.module.css';

const { issued, paid } = accountInvoiceStates.codes;

/** An invoice of the own account, in the settings: to read, to keep, to pay. */
export function OwnInvoicePage() {
  const { t } = useTranslation('platform-invoices');
  const uniqueId = useParams()['uniqueId'] ?? '';
  const isLink = /^[\w-]{16,80}$/.test(uniqueId);
  const invoice = useRead(
    accountInvoicesContract.own_record,
    { unique_id: uniqueId },
    { enabled: isLink, ownFailure: true },
  );
  if (!isLink || (invoice.isError && 'code' in invoice.error && invoice.error.code === 'ACCOUNT_INVOICE_NOT_EXIST'))
    return <EmptyState title={t('notFoundTitle')} text={t('notFoundText')} />;
  return invoice.data ? <Own invoice={invoice.data} /> : <Awaiting query={invoice} rows={8} />;
}

function Own({ invoice }: { invoice: AccountInvoice }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  const standing = accountInvoiceStandings.rows[invoice.standing];
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: pageWords.settings[language], to: pathTo('merchant-setting', language) },
          { label: t('own.back'), to: `${pathTo('merchant-setting-general-setting', language)}?tab=account` },
          { label: `\u2066${invoice.number}\u2069` },
        ]}
        title={invoice.number}
        badge={<StateText state={standing} />}
        facts={[{ icon: IconCalendarDue, text: `${t('view.due')} ${format.date(invoice.due_on)}` }]}
        actions={
          <Button
            variant="default"
            component="a"
            href={`/api/public/account_invoices/public_pdf?unique_id=${invoice.unique_id}`}
            download=""
            leftSection={<IconDownload size={18} stroke={1.75} />}
          >
            {t('pdf')}
          </Button>
        }
      />
      <div className={styles.form}>
        <Card>
          <InvoiceSheet invoice={invoice} />
        </Card>
        <aside className={styles.aside}>
          {invoice.status === issued && <Pay invoice={invoice} />}
          {invoice.status === paid && (
            <Card title={t('own.paid')}>
              <p className={styles.hint}>
                {invoice.renewed_until && t('own.paidText', { date: format.date(invoice.renewed_until) })}
              </p>
            </Card>
          )}
          {invoice.cancelled_at && (
            <Card>
              <p className={styles.hint}>{t('own.cancelled')}</p>
            </Card>
          )}
        </aside>
      </div>
    </>
  );
}

function Pay({ invoice }: { invoice: AccountInvoice }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const currency = invoice.currency as Currency;
  const pay = useWrite(paymentLinksContract.pay_account_invoice, {
    onSuccess: ({ path }) => window.location.assign(path),
  });
  return (
    <>
      <Card>
        <p className={styles.due}>{t('own.payBy', { date: format.date(invoice.due_on) })}</p>
        <p className={styles.amount}>
          <Money minor={invoice.total} currency={currency} />
        </p>
        {!invoice.can_pay && (
          <p className={styles.hint}>
            {t('own.waysText', {
              ways: sayList(
                invoice.ways.map(({ name }) => name[format.language]),
                format.language,
              ),
            })}
          </p>
        )}
        {invoice.can_pay && (
          <Button
            fullWidth
            leftSection={<IconCreditCard size={18} stroke={1.75} />}
            loading={pay.isPending || pay.isSuccess}
            onClick={() => pay.mutate({ unique_id: invoice.unique_id })}
          >
            {t('own.pay', { amount: format.money(invoice.total, currency) })}
          </Button>
        )}
      </Card>
      <Card title={t('own.next')}>
        <ul className={styles.next}>
          {invoice.covers_to && <li>{t('own.renews', { date: format.date(invoice.covers_to) })}</li>}
          {invoice.buyer.email && <li>{t('own.receipt', { email: `\u2066${invoice.buyer.email}\u2069` })}</li>}
          {invoice.works_until && <li>{t('own.worksUntil', { date: format.date(invoice.works_until) })}</li>}
        </ul>
      </Card>
      {invoice.bank_details && (
        <Card title={t('own.transfer')}>
          <p className={styles.bank}>
            <bdi>{invoice.bank_details}</bdi>
          </p>
          <p className={styles.hint}>{t('own.transferText', { number: `\u2066${invoice.number}\u2069` })}</p>
        </Card>
      )}
    </>
  );
}
