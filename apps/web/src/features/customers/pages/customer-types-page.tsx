import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { customerTypes } from '@rawnaq/domain/customers/customer.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { changeOf } from '@rawnaq/domain/kernel/change';
import { addDays } from '@rawnaq/domain/kernel/local-date';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { DateSpan } from '@rawnaq/domain/kernel/date-presets';
import { IconChartLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { ReportPage } from '../../../ui/report-page/report-page';
import { EmptyState, ErrorState } from '../../../ui/states/states';
import { spanFromText, spanToText } from '../../../ui/date-range/range-text';

const FIRST_SPAN_DAYS = 89;
const TYPES = ['frequent', 'new', 'missed'] as const;
const ROLES = { frequent: 'main', new: 'second', missed: 'before' } as const;

/** How the salon's customers moved between frequent, new and missed, day by day. */
export function CustomerTypesPage() {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const format = useFormat();
  const [span, setSpan] = useSpan();
  const history = useRead(customersContract.types_history, span, { keepPrevious: true, ownFailure: true });
  const days = history.data?.records ?? [];
  const [first, last] = [days[0], days.at(-1)];
  const labelOf = (type: (typeof TYPES)[number]) => customerTypes.rows[type].label[language];
  const figures =
    history.data &&
    TYPES.map((type) => {
      const change = changeOf(last?.[type], first?.[type]);
      return {
        label: labelOf(type),
        value: last ? format.number(last[type]) : '—',
        lessIsBetter: type === 'missed',
        note: t('types.sinceStart'),
        ...(change !== null && { change }),
      };
    });

  return (
    <ReportPage
      crumbs={[
        { label: pageWords.reports[language], to: pathTo('merchant-reports', language) },
        { label: pageWords['customer-types'][language] },
      ]}
      title={pageWords['customer-types'][language]}
      note={t('types.note')}
      period={{ value: span, onChange: setSpan, overTime: true }}
      figures={figures ?? (history.isError ? [] : undefined)}
    >
      {history.isError && <ErrorState onRetry={() => void history.refetch()} />}
      {history.data && days.length === 0 && (
        <EmptyState icon={IconChartLine} title={t('types.emptyTitle')} text={t('types.emptyText')} />
      )}
      {days.length > 0 && (
        <>
          <ChartCard
            title={t('types.chart')}
            kind="line"
            axis="label"
            formatValue={(value) => format.number(value)}
            rows={days.map((day) => ({
              label: format.dayAndMonth(day.day),
              frequent: day.frequent,
              new: day.new,
              missed: day.missed,
            }))}
            series={TYPES.map((type) => ({ key: type, label: labelOf(type), role: ROLES[type] }))}
          />
          <Card title={t('types.table')} flush>
            <DataTable
              caption={t('types.table')}
              density="report"
              rows={days.toReversed()}
              rowKey={(day) => day.day}
              columns={[
                { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date' },
                ...TYPES.map((type) => ({ key: type, label: customerTypes.rows[type].label, kind: 'number' as const })),
              ]}
            />
          </Card>
        </>
      )}
    </ReportPage>
  );
}

/** The period stands in the address. */
function useSpan(): [DateSpan, (span: DateSpan) => void] {
  const today = useFormat().localDate(new Date());
  const [params, setParams] = useSearchParams();
  const span = spanFromText(params.get('period') ?? '') ?? { from: addDays(today, -FIRST_SPAN_DAYS), to: today };
  return [span, (next) => setParams({ period: spanToText(next) }, { replace: true, preventScrollReset: true })];
}
