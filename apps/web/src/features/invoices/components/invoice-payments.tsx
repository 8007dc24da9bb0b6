import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { IconCash, IconCoins, IconGift, IconReceiptRefund, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { InvoiceLink } from '../../payment-links';
import styles from './invoices.module.css';

/** How it was settled, and what is still open. */
export function InvoicePayments({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const maySell = usePermission('billing.sell');
  const deposited = invoice.deposits.reduce((sum, { amount }) => sum + amount, 0);
  const fromBalance = invoice.balance_used - deposited;
  const isNothing = invoice.payments.length === 0 && invoice.voucher === 0 && invoice.balance_used === 0;
  const noteOf = (payment: InvoicePage['payments'][number]): ReactNode =>
    [
      payment.amount < 0 && t('givenBack'),
      payment.authorization_code && t('authorization', { code: payment.authorization_code }),
      payment.reference_number && t('reference', { code: payment.reference_number }),
      payment.tendered !== null &&
        payment.tendered > payment.amount &&
        t('tendered', {
          given: format.amount(payment.tendered),
          change: format.amount(payment.tendered - payment.amount),
        }),
    ].find(Boolean);
  return (
    <Card title={t('payments')}>
      {isNothing && <p className={styles.quiet}>{t('noPayments')}</p>}
      <ul className={styles.rows}>
        {invoice.deposits.map(({ id, number_text, amount }) => (
          <Row
            key={`deposit-${id}`}
            icon={IconWallet}
            title={<Link to={`?open=${id}`}>{t('fromDeposit', { number: number_text })}</Link>}
            amount={amount}
          />
        ))}
        {invoice.voucher > 0 && (
          <Row
            icon={IconGift}
            title={t('giftCard')}
            note={invoice.gift_card && <bdi dir="ltr">{invoice.gift_card.code}</bdi>}
            amount={invoice.voucher}
          />
        )}
        {fromBalance > 0 && <Row icon={IconCoins} title={t('balance')} amount={fromBalance} />}
        {invoice.payments.map((payment) => (
          <Row
            key={payment.id}
            icon={payment.amount < 0 ? IconReceiptRefund : IconCash}
            title={labelOf(paymentMethods, payment.method)[language]}
            note={noteOf(payment)}
            amount={payment.amount}
          />
        ))}
      </ul>
      {(invoice.open > 0 || invoice.credited > 0) && (
        <dl className={styles.sums}>
          {invoice.credited > 0 && (
            <div>
              <dt>{t('credited')}</dt>
              <dd>
                <Money minor={-invoice.credited} bare />
              </dd>
            </div>
          )}
          {invoice.open > 0 && (
            <div data-total>
              <dt>{t('open')}</dt>
              <dd>
                <Money minor={invoice.open} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {invoice.open > 0 && invoice.customer_id !== null && maySell && (
        <InvoiceLink
          invoiceId={invoice.id}
          asks={false}
          reach={{ whatsapp: invoice.customer_id !== null, email: false }}
        />
      )}
    </Card>
  );
}

/** What corrects it; each opens. */
export function InvoiceNotes({ notes }: Pick<InvoicePage, 'notes'>) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <Card title={t('notes')}>
      <ul className={styles.rows}>
        {notes.map(({ id, kind, number_text, payable, reason }) => (
          <Row
            key={id}
            icon={IconReceiptRefund}
            title={
              <Link to={`?open=${id}`}>
                {labelOf(invoiceKinds, kind)[language]} <bdi dir="ltr">{number_text}</bdi>
              </Link>
            }
            note={reason && <bdi>{reason}</bdi>}
            amount={kind === invoiceKinds.codes.credit_note ? -payable : payable}
          />
        ))}
      </ul>
    </Card>
  );
}

function Row({
  icon: Icon,
  title,
  note,
  amount,
}: {
  icon: MenuIcon;
  title: ReactNode;
  note?: ReactNode;
  amount: number;
}) {
  return (
    <li>
      <span className={styles.icon} aria-hidden>
        <Icon size={17} stroke={1.75} />
      </span>
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
      <Money minor={amount} bare />
    </li>
  );
}
