import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { paperStates, type InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentCoverages } from '@rawnaq/domain/payments/payment.states';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { DateTimeCell, PhoneCell } from '../../../ui/cells';
import { Money } from '../../../ui/money';
import { PageHead, type Crumb } from '../../../ui/page-head';
import { StateText } from '../../../ui/marks/status-badge';
import { LoadingState } from '../../../ui/states/states';
import { HistoryTab } from '../../audit';
import { InvoiceActions } from './invoice-actions';
import { InvoiceCorrections } from './invoice-corrections';
import { InvoiceJournal } from './invoice-journal';
import { InvoiceLines } from './invoice-lines';
import { InvoiceNotes, InvoicePayments } from './invoice-payments';
import { InvoiceMoves } from './invoice-moves';
import styles from './invoices.module.css';

/** One paper with all it says and all it moved. */
export function InvoiceView({ invoice, list }: { invoice: InvoicePage; list: Crumb & { to: string } }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const kind = labelOf(invoiceKinds, invoice.kind)[language];
  const coverage = paymentCoverages.choices.find(({ value }) => value === invoice.coverage);
  return (
    <>
      <PageHead
        crumbs={[list, { label: invoice.number_text }]}
        title={t('heading', { kind, number: `\u2066${invoice.number_text}\u2069` })}
        note={coverage && <StateText state={coverage} />}
        actions={
          <>
            <InvoiceActions invoice={invoice} />
            <InvoiceCorrections invoice={invoice} />
          </>
        }
      />
      {invoice.status === paperStates.codes.cancelled && invoice.cancelled_at && (
        <p className={styles.alert}>
          {t('cancelledBy', {
            name: invoice.cancelled_by ?? '—',
            date: format.dateTime(invoice.cancelled_at),
            reason: invoice.cancel_reason ?? '',
          })}
        </p>
      )}
      <Strip invoice={invoice} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <InvoiceLines invoice={invoice} />
          <InvoiceMoves invoice={invoice} />
          <InvoiceJournal journals={invoice.journals} />
        </div>
        <div className={styles.stack}>
          <InvoicePayments invoice={invoice} />
          <InvoiceNotes notes={invoice.notes} />
          <Card title={t('history')}>
            <Suspense fallback={<LoadingState rows={3} />}>
              <HistoryTab entity="invoices" entityId={invoice.id} />
            </Suspense>
          </Card>
        </div>
      </div>
    </>
  );
}

function Strip({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const visit = invoice.appointment_id !== null && (
    <Link to={`${pathTo('merchant-appointments', language)}?open=${invoice.appointment_id}`}>{t('openVisit')}</Link>
  );
  const original = invoice.original && (
    <Link to={`?open=${invoice.original.id}`}>
      {labelOf(invoiceKinds, invoice.original.kind)[language]} <bdi dir="ltr">{invoice.original.number_text}</bdi>
    </Link>
  );
  return (
    <dl className={styles.strip}>
      <Fact
        label={t('customer')}
        note={invoice.mobile && <PhoneCell value={invoice.mobile} />}
        value={
          invoice.customer_id === null ? (
            t('walkIn')
          ) : (
            <Link to={pathTo('merchant-customers-one', language, { id: invoice.customer_id })}>
              <bdi>{invoice.customer}</bdi>
            </Link>
          )
        }
      />
      <Fact
        label={t('issued')}
        value={<DateTimeCell value={invoice.issued_at} />}
        note={invoice.issued_by && <bdi>{invoice.issued_by}</bdi>}
      />
      {original ? (
        <Fact label={t('corrects')} value={original} note={<bdi>{invoice.reason}</bdi>} />
      ) : (
        <Fact
          label={t('visit')}
          value={visit || t('noVisit')}
          note={invoice.salesman && t('salesman', { name: invoice.salesman })}
        />
      )}
      <Fact
        label={t('total')}
        value={
          <b>
            <Money minor={invoice.payable} />
          </b>
        }
        note={invoice.vat > 0 && t('vatIncluded', { amount: format.amount(invoice.vat) })}
      />
    </dl>
  );
}

const Fact = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {note && <dd className={styles.quiet}>{note}</dd>}
  </div>
);
