import { SegmentedControl, Select } from '@mantine/core';
import { forecastContract, type ForecastAnswer } from '@rawnaq/domain/forecast/forecast.contract';
import { HORIZONS, type Horizon } from '@rawnaq/domain/forecast/horizons';
import type { Tested } from '@rawnaq/domain/forecast/back-test';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconChartLine, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { ExportMenu } from '../../../ui/exports/export-menu';
import type { KeyFigure } from '../../../ui/key-figures';
import { ReportPage } from '../../../ui/report-page/report-page';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { ForecastCards } from '../components/forecast-cards';
import { ForecastTable } from '../components/forecast-table';
import { RoughMoney, roughly } from '../components/rough-money';
import { bookedPath } from '../components/booked-path';
import styles from '../components/forecast.module.css';

/** The error that is shown beside each horizon is the one of the test that looked as far. */
const TESTED_AS: Record<Horizon, Tested> = {
  tomorrow: 'tomorrow',
  next_month: 'month',
  next_quarter: 'three_months',
  three_months: 'three_months',
  year: 'year',
};

export function ForecastPage() {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const { language } = format;
  const [params, setParams] = useSearchParams();
  const chosen = HORIZONS.find((one) => one === params.get('horizon')) ?? 'three_months';
  const query = useRead(forecastContract.get, { horizon: chosen }, { keepPrevious: true, ownFailure: true });
  const { data } = query;
  const figures = useFigures(data);
  if (query.isError && !data) return <Awaiting query={query} />;
  const isEmpty = data !== undefined && data.span === null;
  return (
    <ReportPage
      title={pageWords.forecast[language]}
      note={t('note')}
      crumbs={[
        { label: pageWords.reports[language], to: pathTo('merchant-reports', language) },
        { label: pageWords.forecast[language] },
      ]}
      actions={data?.span && <ExportMenu endpoint={forecastContract.export} asked={{ horizon: data.horizon }} />}
      filters={
        data?.span && (
          <HorizonSwitch
            horizons={data.horizons}
            value={data.horizon}
            onChange={(horizon) => setParams({ horizon }, { replace: true, preventScrollReset: true })}
          />
        )
      }
      figures={isEmpty ? [] : figures}
    >
      {isEmpty && (
        <EmptyState
          icon={IconChartLine}
          title={t('empty.title')}
          text={[t('empty.text'), data.known_days > 0 && t('empty.days', { days: format.number(data.known_days) })]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      {data?.span && (
        <>
          <Caution data={data} />
          <ForecastCards data={data} />
          <ForecastTable data={data} span={data.span} />
        </>
      )}
    </ReportPage>
  );
}

type SwitchProps = { horizons: readonly Horizon[]; value: Horizon; onChange: (horizon: Horizon) => void };

function HorizonSwitch({ horizons, value, onChange }: SwitchProps) {
  const { t } = useTranslation('forecast');
  const { isMobile } = useScreen();
  const choices = horizons.map((horizon) => ({ value: horizon, label: t(`horizons.${horizon}`) }));
  if (isMobile)
    return (
      <Select
        aria-label={t('horizon')}
        data={choices}
        value={value}
        allowDeselect={false}
        onChange={(next) => next && onChange(next)}
      />
    );
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('horizon')}
      data={choices}
      value={value}
      onChange={(next) => onChange(next)}
    />
  );
}

/** Said once, above everything it concerns: how little there is to go by. */
function Caution({ data }: { data: ForecastAnswer }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const notes = [
    data.depth === 'weeks' && t('short.weeks', { days: format.number(data.known_days) }),
    data.depth === 'months' && t('short.months'),
    data.is_stale && data.made_at !== null && t('stale', { when: format.day(data.made_at, new Date()) }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <p className={styles.words} data-alone>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      <span>{notes.join(' ')}</span>
    </p>
  );
}

function useFigures(data: ForecastAnswer | undefined): KeyFigure[] | undefined {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  if (!data) return undefined;
  const { span, horizon, booked, last } = data;
  if (!span) return [];
  const isolated = (minor: number): string => `\u2068${roughly(format, minor)}\u2069`;
  const error = data.errors.find(({ ahead }) => ahead === TESTED_AS[horizon]) ?? data.errors.at(-1);
  return [
    {
      label: t(`expected.${horizon}`),
      value: <RoughMoney minor={span.expected} />,
      note: t('between', { low: isolated(span.low), high: isolated(span.high) }),
    },
    ...(booked === null
      ? []
      : [
          {
            label: t('booked'),
            value: <RoughMoney minor={booked} />,
            ...(span.expected > 0 && {
              note: t('bookedShare', { share: format.percent((100 * booked) / span.expected, 1) }),
            }),
            to: bookedPath(format.language, span),
          },
        ]),
    ...(last
      ? [
          {
            label: t(`last.${horizon}`),
            value: <RoughMoney minor={last.actual} />,
            ...(last.expected !== null && { note: t('lastExpected', { shown: isolated(last.expected) }) }),
          },
        ]
      : []),
    ...(error
      ? [
          {
            label: t('usualError', { ahead: t(`ahead.${error.ahead}`) }),
            value: <bdi>{format.percent(error.mape, 1)}</bdi>,
            note: t('misses', { guess: t(`guess.${error.guess}`), shown: format.percent(error.guess_mape, 1) }),
            highlight: true,
          },
        ]
      : []),
  ];
}
