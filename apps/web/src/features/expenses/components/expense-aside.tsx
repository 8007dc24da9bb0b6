import { spreadOver } from '@rawnaq/domain/expenses/expense.rules';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card';
import { FilesField } from './expense-files';
import { MonthBars } from './month-bars';
import styles from './expenses.module.css';

type Watched = [number | null, string | null, string | null, string | null];

/** What the bill will be in profit and loss, while it is typed; and the papers of it. */
export function ExpenseAside({ withFiles }: { withFiles: boolean }) {
  const { t } = useTranslation('expenses');
  const [net, invoice_date, bill_from, bill_to] = useWatch({
    name: ['net', 'invoice_date', 'bill_from', 'bill_to'],
  }) as Watched;
  const day = (text: string | null): string | null => (text && isLocalDate(text) ? text : null);
  const [from, to] = [day(bill_from), day(bill_to)];
  const isOrdered = from === null || to === null || from <= to;
  const months =
    net && day(invoice_date) && isOrdered
      ? spreadOver(net, { invoice_date: invoice_date!, bill_from: to && from, bill_to: from && to })
      : [];
  return (
    <aside className={styles.aside}>
      <Card title={t('months.title')} end={<span className={styles.quiet}>{t('months.withoutVat')}</span>}>
        {months.length > 0 ? <MonthBars months={months} /> : <p className={styles.hint}>{t('months.empty')}</p>}
      </Card>
      {withFiles && (
        <Card title={t('files.title')}>
          <FilesField />
        </Card>
      )}
    </aside>
  );
}
