import type { MonthShare } from '@rawnaq/domain/expenses/expense.rules';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import styles from './expenses.module.css';

/** The share of each month, as long as it is large. */
export function MonthBars({ months }: { months: readonly MonthShare[] }) {
  const format = useFormat();
  const most = Math.max(...months.map(({ amount }) => amount));
  return (
    <ul className={styles.months}>
      {months.map(({ day, amount }) => (
        <li key={day}>
          <span>{format.month(day)}</span>
          <span className={styles.bar}>
            <i style={{ inlineSize: `${Math.max(2, (amount / most) * 100)}%` }} />
          </span>
          <Money minor={amount} bare />
        </li>
      ))}
    </ul>
  );
}
