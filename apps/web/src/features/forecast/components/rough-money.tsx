import { EXPONENT_OF } from '@rawnaq/domain/kernel/money';
import type { Format } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import styles from './forecast.module.css';

/** Whole units: nobody knows the fils of next month. */
export const roughly = (format: Format, minor: number): string =>
  format.number(Math.round(minor / 10 ** EXPONENT_OF[format.currency]));

export function RoughMoney({ minor }: { minor: number }) {
  const format = useFormat();
  const word = <span className={styles.unit}>{format.currencyWord(format.currency)}</span>;
  const amount = <bdi dir="ltr">{roughly(format, minor)}</bdi>;
  return (
    <span>
      {format.language === 'ar' ? amount : word}
      {'\u00a0'}
      {format.language === 'ar' ? word : amount}
    </span>
  );
}
