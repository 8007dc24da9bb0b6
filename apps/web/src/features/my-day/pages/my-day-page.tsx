import { SegmentedControl } from '@mantine/core';
import { addDays, isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { myDayContract, type OwnDay } from '@rawnaq/domain/my-day/my-day.contract';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { DayPlan } from '../components/day-plan';
import { FeedCard } from '../components/feed-card';
import styles from '../components/my-day.module.css';

/** An employee's own work on her own phone: today first, the days to come one tap away. */
export function MyDayPage() {
  const { t } = useTranslation('my-day');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const answer = useRead(myDayContract.get, {}, { ownFailure: true, keepPrevious: true });
  if (!answer.data) return <Awaiting query={answer} rows={6} />;
  const { employee, now, days } = answer.data;
  if (!employee) return <EmptyState icon={IconUserOff} title={t('nobodyTitle')} text={t('nobodyText')} />;

  const asked = params.get('date') ?? '';
  const shown = days.find(({ date }) => date === (isLocalDate(asked) ? asked : now.date)) ?? days[0]!;
  const show = (date: string) =>
    setParams(date === now.date ? {} : { date }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} note={format.longDate(shown.date)} />
      <SegmentedControl
        className={styles.days}
        aria-label={t('days')}
        value={shown.date}
        onChange={show}
        data={days.map((day) => ({ value: day.date, label: <DayName day={day} today={now.date} /> }))}
      />
      <DayPlan key={shown.date} day={shown} now={shown.date === now.date ? now.minute : undefined} />
      <FeedCard />
    </div>
  );
}

function DayName({ day, today }: { day: OwnDay; today: string }) {
  const { t } = useTranslation('my-day');
  const format = useFormat();
  const name =
    day.date === today ? t('today') : day.date === addDays(today, 1) ? t('tomorrow') : format.weekday(day.date);
  return (
    <span className={styles.dayName}>
      {name}
      {day.visits.length > 0 && <b aria-label={t('visits', { count: day.visits.length })}>{day.visits.length}</b>}
    </span>
  );
}
