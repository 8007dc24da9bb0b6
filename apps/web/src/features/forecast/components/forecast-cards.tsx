import type { ForecastAnswer, ForecastPoint } from '@rawnaq/domain/forecast/forecast.contract';
import { occasionLabels } from '@rawnaq/domain/forecast/occasions';
import { EXPONENT_OF } from '@rawnaq/domain/kernel/money';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { ForecastChart, ForecastKey } from '../../../ui/report-page/forecast-chart';
import styles from './forecast.module.css';

/** What came against what had been expected of it, and how good that was. */
export function ForecastCards({ data }: { data: ForecastAnswer }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const { points, horizon } = data;
  const isMonthly = points.some(({ from, to }) => from !== to);
  const unit = 10 ** EXPONENT_OF[format.currency];
  const inUnits = (minor: number | null): number | null => (minor === null ? null : Math.round(minor / unit));
  const words = {
    actual: t('chart.actual'),
    expected: t('chart.expected'),
    band: t('chart.band'),
    now: t('chart.now'),
  };
  const title = t('chart.title', { currency: format.currencyWord(format.currency) });
  return (
    <div className={styles.cards}>
      <Card title={title} end={<ForecastKey words={words} />}>
        <ForecastChart
          key={horizon}
          title={title}
          words={words}
          dots={isMonthly}
          fromZero={!isMonthly}
          points={points.map(({ from, actual, expected, low, high }) => ({
            label: isMonthly ? monthWord(format.dayAndMonth(from), from) : format.dayAndMonth(from),
            actual: inUnits(actual),
            expected: inUnits(expected),
            low: inUnits(low),
            high: inUnits(high),
          }))}
          marks={data.occasions.map(({ occasion, from }) => ({
            index: indexOf(points, from),
            label: occasionLabels[occasion][format.language],
          }))}
        />
      </Card>
      <Quality data={data} />
    </div>
  );
}

/** `Dec`, and the year once, where it begins: `Jan 27`. */
const monthWord = (dayAndMonth: string, day: string): string => {
  const month = dayAndMonth.replace(/^\d+\s*/, '');
  return day.slice(5, 7) === '01' ? `${month} ${day.slice(2, 4)}` : month;
};

const indexOf = (points: readonly ForecastPoint[], day: string): number =>
  Math.max(
    0,
    points.findIndex(({ from, to }) => from <= day && day <= to),
  );

function Quality({ data: { errors, made_at } }: { data: ForecastAnswer }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const months = errors.find(({ ahead }) => ahead === 'month');
  const tomorrow = errors.find(({ ahead }) => ahead === 'tomorrow');
  const losing = errors.filter(({ mape, guess_mape }) => mape > guess_mape);
  const percent = (value: number): string => `\u2068${format.percent(value, 1)}\u2069`;
  const tried = months ?? tomorrow;
  const words = [
    tomorrow?.guess === 'last_week' &&
      t('quality.days', { error: percent(tomorrow.mape), guess: percent(tomorrow.guess_mape) }),
    tried && t('quality.inside', { inside: format.number(tried.inside), tested: format.number(tried.tested) }),
    ...losing.map(({ ahead }) => t('quality.loses', { ahead: t(`aheads.${ahead}`) })),
  ].filter((one) => typeof one === 'string');
  return (
    <Card
      title={t('quality.title')}
      end={
        made_at && (
          <span className={styles.when}>{t('quality.tested', { when: format.relative(made_at, new Date()) })}</span>
        )
      }
    >
      {errors.length === 0 ? (
        <p className={styles.none}>{t('quality.none')}</p>
      ) : (
        <>
          <table className={styles.errors}>
            <thead>
              <tr>
                <th scope="col">{t('quality.ahead')}</th>
                <th scope="col">{t('quality.error')}</th>
                <th scope="col">{t('quality.guess')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ ahead, mape, guess_mape }) => (
                <tr key={ahead}>
                  <th scope="row">{t(`aheads.${ahead}`)}</th>
                  <td data-loses={mape > guess_mape || undefined}>{format.percent(mape, 1)}</td>
                  <td>{format.percent(guess_mape, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.words}>
            <IconInfoCircle size={18} stroke={1.75} aria-hidden />
            <span>{words.join(' ')}</span>
          </p>
        </>
      )}
    </Card>
  );
}
