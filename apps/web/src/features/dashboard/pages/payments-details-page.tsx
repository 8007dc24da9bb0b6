import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { EXPONENT_OF } from '@rawnaq/domain/kernel/money';
import type { Column } from '@rawnaq/domain/kernel/list';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { IconCash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { RecordRows } from '../../../ui/list-page/record-rows';
import { Money } from '../../../ui/money';
import { ChartCard } from '../../../ui/report-page/chart-card';
import { ReportPage } from '../../../ui/report-page/report-page';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';

const COLUMNS = [
  {
    key: 'method',
    label: { en: 'Payment method', ar: 'طريقة الدفع' },
    kind: 'badge',
    choices: paymentMethods.choices,
  },
  { key: 'received', label: { en: 'Received', ar: 'المقبوض' }, kind: 'money', total: true },
  { key: 'given_back', label: { en: 'Refunded', ar: 'المسترد' }, kind: 'money', total: true },
  { key: 'net', label: { en: 'Net received', ar: 'صافي المقبوض' }, kind: 'money', total: true },
] as const satisfies readonly Column[];

/** Behind the payments of the home page: what came in and went out, by method and day. */
export function PaymentsDetailsPage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const { isMobile } = useScreen();
  const seesPayments = useAccess('accounting.payments');
  const [params, setParams] = useSearchParams();
  const today = format.today();
  const [from = today, to = today] = [params.get('from') ?? '', params.get('to') ?? ''].map((day) =>
    isLocalDate(day) ? day : undefined,
  );
  const query = useRead(dashboardContract.get_payments, { from, to }, { keepPrevious: true, ownFailure: true });
  const { data } = query;
  if (query.isError && !data) return <Awaiting query={query} />;
  const unit = 10 ** EXPONENT_OF[format.currency];
  const table = {
    columns: COLUMNS,
    rows: data?.methods ?? [],
    rowKey: ({ method }: { method: string }) => method,
    caption: pageWords['payments-details'][language],
    loading: !data,
    refreshing: query.isPlaceholderData,
    density: 'report' as const,
    ...(data && { sums: { received: data.received, given_back: data.given_back, net: data.net } }),
    ...(seesPayments && {
      to: ({ method }: { method: string }) =>
        `${pathTo('merchant-accounting-payments', language)}?${new URLSearchParams({
          'f.paid_at': `${from}..${to}`,
          'f.method': method,
        })}`,
    }),
  };
  return (
    <ReportPage
      title={pageWords['payments-details'][language]}
      note={t('sales.detailsNote')}
      crumbs={[
        { label: pageWords.home[language], to: pathTo('merchant-dashboard', language) },
        { label: pageWords['payments-details'][language] },
      ]}
      period={{
        value: { from, to },
        onChange: (span) => setParams({ ...span }, { replace: true, preventScrollReset: true }),
      }}
      figures={
        data && [
          { label: t('sales.net'), value: <Money minor={data.net} />, highlight: true },
          { label: t('sales.in'), value: <Money minor={data.received} /> },
          { label: t('sales.out'), value: <Money minor={data.given_back} /> },
        ]
      }
    >
      {data && data.days.length > 1 && (
        <ChartCard
          title={t('sales.byDay')}
          kind="bar"
          axis="date"
          rows={data.days.map(({ date, received, given_back }) => ({
            date: format.dayAndMonth(date),
            received: received / unit,
            given_back: given_back / unit,
          }))}
          series={[
            { key: 'received', label: t('sales.in') },
            { key: 'given_back', label: t('sales.out'), role: 'second' },
          ]}
          formatValue={(value) => format.number(value)}
        />
      )}
      {data?.methods.length === 0 ? (
        <EmptyState icon={IconCash} title={t('sales.nonePaid')} text={t('sales.nonePaidText')} />
      ) : isMobile ? (
        <RecordRows {...table} />
      ) : (
        <Card flush>
          <DataTable {...table} />
        </Card>
      )}
    </ReportPage>
  );
}
