import type { Compared } from '@rawnaq/domain/kernel/change';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../lib/use-format';
import styles from './key-figures.module.css';

export type KeyFigure = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Change against the period before (`kernel/change`): 12.4 is 12.4 % more, or 12.4 points of a rate. */
  change?: number;
  by?: Compared;
  /** For costs and failures, less is better. */
  lessIsBetter?: boolean;
  highlight?: boolean;
  to?: string;
};

/** More than five stand in rows of about the same length, which fill the strip however narrow it is. */
const inARow = (count: number): number => Math.ceil(count / Math.ceil(count / 5)) || 1;

export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <div className={styles.strip} style={{ '--in-a-row': inARow(figures.length) } as CSSProperties}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </div>
  );
}

function Figure({ label, value, note, change, by, lessIsBetter = false, highlight, to }: KeyFigure) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.note}>
        {change !== undefined && <Change change={change} by={by} lessIsBetter={lessIsBetter} />}
        {note && <span>{note}</span>}
      </span>
    </>
  );
  if (!to)
    return (
      <div className={styles.figure} data-highlight={highlight || undefined}>
        {content}
      </div>
    );
  return (
    <Link className={styles.figure} data-highlight={highlight || undefined} to={to}>
      {content}
    </Link>
  );
}

type ChangeProps = { change: number; by?: Compared | undefined; lessIsBetter?: boolean };

export function Change({ change, by = 'share', lessIsBetter = false }: ChangeProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const isGood = change === 0 ? undefined : change > 0 !== lessIsBetter;
  const Icon = change < 0 ? IconArrowDownRight : IconArrowUpRight;
  const amount = Math.abs(change);
  const size =
    by === 'points'
      ? t('figures.points', { count: amount, size: format.number(amount, Number.isInteger(amount) ? 0 : 1) })
      : format.percent(amount, 1);
  return (
    <span
      className={styles.delta}
      data-good={isGood || undefined}
      data-bad={isGood === false || undefined}
      title={change < 0 ? t('figures.less', { size }) : t('figures.more', { size })}
    >
      {change !== 0 && <Icon className="flip" size={15} aria-hidden />}
      <bdi>{size}</bdi>
    </span>
  );
}
