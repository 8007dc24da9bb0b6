import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { DateSpan } from '@rawnaq/domain/kernel/date-presets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../date-range/date-range';
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
  /** Absent on pages that always show now. */
  period?: { value: DateSpan; onChange: (span: DateSpan) => void; overTime?: boolean | undefined };
  filters?: ReactNode;
  /** Undefined while loading. */
  figures: readonly KeyFigure[] | undefined;
  children?: ReactNode;
};

/** Figures first, then what explains them. Charts, cards and tables stand below as children. */
export function ReportPage({ title, note, crumbs, actions, period, filters, figures, children }: Props) {
  const { t } = useTranslation('ui');
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
      {(period || filters) && (
        <div className={styles.filters} data-print="hide">
          {period && <DateRange {...period} />}
          {filters}
        </div>
      )}
      {figures ? (
        <KeyFigures figures={figures} />
      ) : (
        <LoadingState>
          <SkeletonFigures />
        </LoadingState>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </>
  );
}

/** A wide card beside a narrow one, below each other where there is no room. */
export const CardRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
