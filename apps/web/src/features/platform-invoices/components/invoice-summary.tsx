import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { reckonAccountInvoice } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Facts } from '../../../ui/detail/facts';
import { Money } from '../../../ui/money';
import type { InvoiceOptions, IssueForm } from './line-fields';
import styles from './platform-invoices.module.css';

/** What the invoice will say, reckoned as the server does. */
export function InvoiceSummary({ options }: { options: InvoiceOptions | undefined }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const lines = useWatch<IssueForm, 'lines'>({ name: 'lines' }) ?? [];
  if (!options)
    return (
      <Card title={t('form.summary')}>
        <p className={styles.hint}>{t('form.choose')}</p>
      </Card>
    );
  const { merchant, vat_rate } = options;
  const { subtotal, vat, total } = reckonAccountInvoice(
    lines.map((line) => ({
      item: line.item,
      period: line.period ?? null,
      quantity: Number.isSafeInteger(line.quantity) ? line.quantity : 0,
      unit_price: line.unit_price ?? 0,
    })),
    vat_rate,
  );
  return (
    <Card title={t('form.summary')}>
      <p className={styles.hint}>
        {labelOf(accountStates, merchant.status)[format.language]}
        {merchant.ends_on && ` · ${t('form.runs', { date: format.date(merchant.ends_on) })}`}
      </p>
      <Facts
        lined
        facts={[
          { label: t('form.subtotal'), value: <Money minor={subtotal} /> },
          { label: t('form.vat', { rate: `\u2066${vat_rate / 100}%\u2069` }), value: <Money minor={vat} /> },
          {
            label: t('form.total'),
            value: (
              <strong>
                <Money minor={total} />
              </strong>
            ),
          },
        ]}
      />
    </Card>
  );
}
