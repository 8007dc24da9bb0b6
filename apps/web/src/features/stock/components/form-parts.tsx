import type { ReactNode } from 'react';
import { sayList } from '@rawnaq/domain/kernel/localized';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import styles from './stock.module.css';

export const LinesProblem = ({ message }: { message: string | undefined }) =>
  message ? (
    <p className={styles.problem} role="alert">
      {message}
    </p>
  ) : null;

export const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className={styles.sum}>
    <small>{label}</small>
    <bdi>{children}</bdi>
  </span>
);

/** How many lines, and how many pieces on them; what is being typed may be empty. */
export function PiecesSum({ lines }: { lines: readonly { quantity?: unknown }[] }) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const pieces = lines.reduce((sum, { quantity }) => sum + Number(quantity ?? 0), 0);
  const counts = sayList([format.number(lines.length), format.number(pieces)], format.language);
  return <Sum label={t('sumLines')}>{counts}</Sum>;
}
