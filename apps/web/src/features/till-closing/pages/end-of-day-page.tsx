import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { tillClosingContract, type TillDay } from '@rawnaq/domain/till/till-closing.contract';
import { IconCalendarOff, IconHistory, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { useShortcuts } from '../../../lib/use-shortcuts';
import { confirm } from '../../../ui/confirm';
import { DateInput } from '../../../ui/inputs/date-input';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time';
import { CashCounter } from '../components/cash-counter';
import { ClosingBar } from '../components/closing-bar';
import { DifferencesCard, FlowCard } from '../components/day-cards';
import { MethodsTable } from '../components/methods-table';
import { useCount } from '../components/use-count';
import styles from '../components/till-closing.module.css';

/** The end of a business day: counted against the ledger, closed once, kept. */
export function EndOfDayPage() {
  const [params] = useSearchParams();
  const asked = params.get('day') ?? '';
  const answer = useRead(tillClosingContract.get_day, isLocalDate(asked) ? { day: asked } : {}, {
    ownFailure: true,
  });
  if (!answer.data) return <Awaiting query={answer} rows={6} />;
  return <CountedDay key={`${answer.data.day}:${answer.data.closing?.id ?? ''}`} day={answer.data} />;
}

function CountedDay({ day }: { day: TillDay }) {
  const { t } = useTranslation('till-closing');
  const format = useFormat();
  const count = useCount(day);
  const mayClose = usePermission('billing.close-day');
  const [showErrors, setShowErrors] = useState(false);
  const closing = useWrite(tillClosingContract.close, {
    onSuccess: () => {
      count.forget();
      toast('saved');
    },
  });
  const isClosed = day.closing !== null;
  // To whoever may not close it an open day shows what came in; counting is for those who may.
  const mayType = !isClosed && mayClose;
  const isCounted = isClosed || mayClose;
  const isSound =
    count.rows.every(({ has, gap, remark }) => has !== null && (gap === 0 || remark.trim() !== '')) &&
    count.drawer <= Math.max(count.cash, 0);

  const close = useOneAtATime(async () => {
    if (!mayType) return;
    setShowErrors(true);
    if (!isSound) return;
    const isSure = await confirm({
      title: t('confirmTitle', { day: format.longDate(day.day) }),
      text: t('confirmText'),
      action: t('close'),
    });
    if (!isSure) return;
    await closing
      .mutateAsync({
        day: day.day,
        opening_float: count.float,
        left_in_drawer: count.drawer,
        counts: count.rows.map(({ method, should, has, gap, remark }) => ({
          method,
          expected: should,
          counted: has ?? 0,
          ...(gap !== 0 && { note: remark.trim() }),
        })),
      })
      .catch(() => undefined);
  });
  useShortcuts([['mod+Enter', () => void close()]], { whileTyping: true });

  const shared = { count, isClosed, showErrors };
  return (
    <>
      <Head day={day} />
      {day.day > day.today ? (
        <EmptyState icon={IconCalendarOff} title={t('future')} text={t('futureText')} />
      ) : (
        <div className={styles.page} data-closed={!mayType || undefined}>
          <div className={styles.table}>
            <MethodsTable count={count} mayType={mayType} showErrors={showErrors} />
            {count.rows.some(({ after_closing }) => after_closing !== 0) && (
              <p className={styles.quiet}>{t('afterText')}</p>
            )}
          </div>
          {mayType && (
            <div className={styles.counter} data-print="hide">
              <CashCounter count={count} />
            </div>
          )}
          <div className={styles.cards}>
            <FlowCard flow={day.flow} />
            {isCounted && <DifferencesCard {...shared} />}
          </div>
          {isCounted && <ClosingBar {...shared} busy={closing.isPending} onClose={() => void close()} />}
        </div>
      )}
    </>
  );
}

function Head({ day: { day, today, closing } }: { day: TillDay }) {
  const { t } = useTranslation('till-closing');
  const format = useFormat();
  const { language } = format;
  const [, setParams] = useSearchParams();
  const time = closing && format.dayTime(closing.closed_at, new Date());
  const state = !closing
    ? t('open')
    : closing.closed_by
      ? t('closedBy', { name: closing.closed_by, time })
      : t('closed', { time });
  return (
    <PageHead
      title={pageWords['end-of-day'][language]}
      note={[format.longDate(day), state].join(' · ')}
      crumbs={[{ label: pageWords.till[language] }, { label: pageWords['end-of-day'][language] }]}
      actions={
        <>
          <DateInput
            label={t('day')}
            labelProps={{ style: { display: 'none' } }}
            value={day}
            max={today}
            onChange={(next) => setParams(next && next !== today ? { day: next } : {}, { replace: true })}
          />
          <Button
            component={Link}
            to={pathTo('merchant-accounting-reports-daily-payments-summary', language)}
            variant="default"
            leftSection={<IconHistory size={18} stroke={1.75} />}
          >
            {t('earlier')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => window.print()}
          >
            {t('export.print', { ns: 'ui' })}
          </Button>
        </>
      }
    />
  );
}
