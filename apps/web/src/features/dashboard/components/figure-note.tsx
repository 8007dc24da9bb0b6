import type { DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { changeOf } from '@rawnaq/domain/kernel/change';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Change } from '../../../ui/key-figures';
import styles from './figures.module.css';

type Props = { now: number; before: number; shown: string; period: DashboardPeriod };

/** How a figure moved since the period before, and what it was then. */
export function FigureNote({ now, before, shown, period }: Props) {
  const { t } = useTranslation('dashboard');
  const change = changeOf(now, before);
  return (
    <span className={styles.note}>
      {change !== null && <Change change={change} />}
      <span>{t(`against.${period}`, { shown: `\u2068${shown}\u2069` })}</span>
    </span>
  );
}

/** One fact below a figure; where it has a report of its own, its door. */
export function Fact({ label, value, to }: { label: ReactNode; value: ReactNode; to?: string | undefined }) {
  const both = (
    <>
      <span>{label}</span>
      <b>{value}</b>
    </>
  );
  return <li className={styles.fact}>{to ? <Link to={to}>{both}</Link> : both}</li>;
}
