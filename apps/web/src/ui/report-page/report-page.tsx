import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { DateRange } from '../date-range/date-range';
import { DateInput } from '../inputs/date-input';
import { KeyFigures, type KeyFigure } from '../key-figures';
import { PageHead, type Crumb } from '../page-head';
import { LoadingState } from '../states/states';
import { SkeletonFigures } from '../states/skeleton';
import styles from './report-page.module.css';

type Props = {
  title: ReactNode;
  note?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** From one day to another; absent on pages that always show now. */
  period?: { value: DateSpan; onChange: (span: DateSpan) => void; overTime?: boolean | undefined };
  /** How things stood at the end of a day. */
  asOf?: { value: LocalDate; onChange: (day: LocalDate) => void };
  filters?: ReactNode;
  /** Undefined while loading. */
  figures: readonly KeyFigure[] | undefined;
  children?: ReactNode;
};

/** Figures first, then what explains them. Charts, cards and tables stand below as children. */
export function ReportPage({ title, note, crumbs, actions, period, asOf, filters, figures, children }: Props) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const days = period
    ? `${format.date(period.value.from)} – ${format.date(period.value.to)}`
    : asOf && t('dates.asOf', { day: format.date(asOf.value) });
  const print = (
    <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
      {t('export.print')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={title}
        note={note}
        {...(crumbs && { crumbs })}
        actions={
          <>
            {print}
            {actions}
          </>
        }
      />
      {days && <p className={styles.onPaper}>{days}</p>}
      {(period || asOf || filters) && (
        <div className={styles.filters} data-print="hide">
          {period && <DateRange {...period} />}
          {asOf && <AsOf {...asOf} />}
          {filters}
        </div>
      )}
      {figures ? (
        figures.length > 0 && <KeyFigures figures={figures} />
      ) : (
        <LoadingState>
          <SkeletonFigures />
        </LoadingState>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </>
  );
}

function AsOf({ value, onChange }: NonNullable<Props['asOf']>) {
  const { t } = useTranslation('ui');
  const today = useFormat().today();
  return (
    <DateInput
      className={styles.asOf}
      label={t('dates.asOfLabel')}
      value={value}
      max={today}
      onChange={(day) => onChange(day ?? today)}
    />
  );
}

/** A wide card beside a narrow one, below each other where there is no room. */
export const CardRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
