import type { Currency } from '@rawnaq/domain/kernel/money';
import { useFormat } from '../lib/use-format';
import styles from './money.module.css';

type Props = {
  minor: number;
  currency?: Currency | undefined;
  /** Where a heading already names the currency. */ bare?: boolean;
  /** Green above zero, red below, grey at zero. */ signed?: boolean;
};

export function Money({ minor, currency, bare = false, signed = false }: Props) {
  const { digits, unit, unitFirst } = useFormat().moneyParts(minor, currency);
  const sign = Math.sign(minor);
  const amount = (
    <bdi dir="ltr" data-sign={signed || sign < 0 ? sign : undefined} className={styles.digits}>
      {digits}
    </bdi>
  );
  if (bare) return <span className={styles.money}>{amount}</span>;
  const word = <span className={styles.unit}>{unit}</span>;
  return (
    <span className={styles.money}>
      {unitFirst ? word : amount}
      {'\u00a0'}
      {unitFirst ? amount : word}
    </span>
  );
}
