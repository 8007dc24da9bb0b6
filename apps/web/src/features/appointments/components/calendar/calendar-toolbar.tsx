import { Button, Popover, SegmentedControl } from '@mantine/core';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { useScreen } from '../../../../lib/use-screen';
import { Can } from '../../../../ui/can';
import { daysShown, steppedDate, VIEWS, type CalendarState } from '../../calendar-state';
import { CalendarFigures } from './calendar-figures';
import styles from '../appointments.module.css';

const DayCalendar = lazy(() =>
  import('../../../../ui/date-range/calendar').then((module) => ({ default: module.DayCalendar })),
);

type Props = {
  state: CalendarState;
  today: LocalDate;
  calendar: Calendar | undefined;
  isLoading: boolean;
  onChange: (part: Partial<CalendarState>) => void;
  onNew: () => void;
};

/** Which days, how they are shown, and the figures that matter about them. */
export function CalendarToolbar({ state, today, calendar, isLoading, onChange, onNew }: Props) {
  const { t } = useTranslation('appointments');
  const { isMobile } = useScreen();
  return (
    <div className={styles.bar} data-print="hide">
      {isMobile && <Title state={state} today={today} onChange={onChange} short />}
      <Button
        variant="default"
        onClick={() => onChange({ date: today })}
        aria-current={state.date === today ? 'date' : undefined}
      >
        {t('nav.today')}
      </Button>
      <Button.Group>
        <Button
          variant="default"
          px={8}
          aria-label={t(`nav.previous.${state.view}`)}
          onClick={() => onChange({ date: steppedDate(state, -1) })}
        >
          <IconChevronLeft size={18} stroke={1.75} className="flip" />
        </Button>
        <Button
          variant="default"
          px={8}
          aria-label={t(`nav.next.${state.view}`)}
          onClick={() => onChange({ date: steppedDate(state, 1) })}
        >
          <IconChevronRight size={18} stroke={1.75} className="flip" />
        </Button>
      </Button.Group>
      {!isMobile && <Title state={state} today={today} onChange={onChange} />}
      {!isMobile && (calendar || isLoading) && <CalendarFigures calendar={calendar} state={state} />}
      <span className={styles.grow} />
      <ViewSwitch view={state.view} onChange={onChange} />
      {!isMobile && (
        <Can permission="appointments.create">
          <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onNew}>
            {t('new')}
            <kbd className={styles.key}>N</kbd>
          </Button>
        </Can>
      )}
    </div>
  );
}

export function ViewSwitch({ view, onChange }: { view: CalendarState['view']; onChange: Props['onChange'] }) {
  const { t } = useTranslation('appointments');
  return (
    <SegmentedControl
      className={styles.views}
      value={view}
      onChange={(next) => onChange({ view: next as CalendarState['view'] })}
      aria-label={t('views.label')}
      data={VIEWS.map((one) => ({ value: one, label: t(`views.${one}`) }))}
    />
  );
}

function Title({
  state,
  today,
  onChange,
  short = false,
}: Pick<Props, 'state' | 'today' | 'onChange'> & { short?: boolean }) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const { from, to } = daysShown(state);
  const text = {
    day: short
      ? format.weekday(state.date)
      : format.longDate(state.date).replace(new RegExp(` ${today.slice(0, 4)}$`), ''),
    week:
      `${from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : format.dayAndMonth(from)} – ` +
      `${short ? format.dayAndMonth(to) : format.date(to)}`,
    month: format.month(state.date),
    list: '',
  }[state.view];
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <h1 className={styles.title}>
        <Popover.Target>
          <button
            type="button"
            className={styles.titleButton}
            aria-label={t('nav.choose', { date: text })}
            onClick={() => setOpened(!opened)}
          >
            {text}
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </button>
        </Popover.Target>
      </h1>
      <Popover.Dropdown aria-label={t('nav.pick')}>
        <Suspense fallback={<div style={{ inlineSize: 252, blockSize: 280 }} />}>
          <DayCalendar
            value={state.date}
            onChange={(date) => {
              onChange({ date });
              setOpened(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
