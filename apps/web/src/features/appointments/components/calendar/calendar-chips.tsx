import { Checkbox, Menu } from '@mantine/core';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import {
  IconChevronDown,
  IconEyeOff,
  IconHourglass,
  IconLock,
  IconPrinter,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { Can } from '../../../../ui/can';
import { isOnline, isShown, teamOf, visitsOnScreen } from '../../calendar-items';
import { OUTCOMES, type CalendarState, type Outcome } from '../../calendar-state';
import cards from '../../../../ui/calendar/cards.module.css';
import styles from '../appointments.module.css';

type Props = {
  state: CalendarState;
  calendar: Calendar;
  isBlank: boolean;
  onChange: (part: Partial<CalendarState>) => void;
  onBlock: () => void;
  onWaitlist: () => void;
  onPrint: () => void;
};

/** Legend, count and filter in one: a pressed chip is on the calendar. */
export function CalendarChips({ state, calendar, isBlank, onChange, onBlock, onWaitlist, onPrint }: Props) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const visits = visitsOnScreen(calendar, state);
  // Each filter counts what the other one leaves, so that the pressed chips add up to the figure above.
  const countOf = (outcome: Outcome) =>
    visits.filter((visit) => visit.outcome === outcome && (!state.onlineOnly || isOnline(visit))).length;
  const online = visits.filter((visit) => isOnline(visit) && isShown(visit, { ...state, onlineOnly: false })).length;
  const toggle = (outcome: Outcome) =>
    onChange({
      hidden: state.hidden.includes(outcome)
        ? state.hidden.filter((one) => one !== outcome)
        : [...state.hidden, outcome],
    });

  return (
    <div className={styles.chips} role="group" aria-label={t('filters')} data-print="hide">
      {state.view !== 'week' && <TeamChip state={state} calendar={calendar} onChange={onChange} />}
      {OUTCOMES.filter((outcome) => (outcome !== 'rescheduled' && outcome !== 'cancelled') || countOf(outcome) > 0).map(
        (outcome) => {
          const { label, tone } = appointmentOutcomes.rows[outcome];
          const shown = !state.hidden.includes(outcome);
          return (
            <button
              key={outcome}
              type="button"
              className={styles.chip}
              data-off={!shown || undefined}
              aria-pressed={shown}
              onClick={() => toggle(outcome)}
            >
              {shown ? (
                <span className={cards.dot} data-tone={tone} />
              ) : (
                <IconEyeOff size={15} stroke={1.75} aria-hidden />
              )}
              <span>
                {label[language]} {!isBlank && <b>{format.number(countOf(outcome))}</b>}
              </span>
            </button>
          );
        },
      )}
      <span className={styles.grow} />
      <button
        type="button"
        className={styles.chip}
        data-set={state.onlineOnly || undefined}
        aria-pressed={state.onlineOnly}
        onClick={() => onChange({ onlineOnly: !state.onlineOnly })}
      >
        <IconWorld size={15} stroke={1.75} aria-hidden />
        <span>
          {t('chips.online')} {!isBlank && <b>{format.number(online)}</b>}
        </span>
      </button>
      <WaitlistChip onClick={onWaitlist} />
      <Can permission="appointments.block-times">
        <button type="button" className={styles.chip} onClick={onBlock}>
          <IconLock size={15} stroke={1.75} aria-hidden />
          {t('block.add')}
        </button>
      </Can>
      {state.view === 'day' && (
        <button type="button" className={styles.chip} aria-label={t('print.day')} onClick={onPrint}>
          <IconPrinter size={15} stroke={1.75} aria-hidden />
          {t('print.action')}
        </button>
      )}
    </div>
  );
}

function WaitlistChip({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const waiting = useRead(waitlistContract.get_waiting, {}, { ownFailure: true });
  return (
    <button type="button" className={styles.chip} onClick={onClick}>
      <IconHourglass size={15} stroke={1.75} aria-hidden />
      <span>
        {t('waitlist.title')} {waiting.data && <b>{format.number(waiting.data.people)}</b>}
      </span>
    </button>
  );
}

function TeamChip({ state, calendar, onChange }: Pick<Props, 'state' | 'calendar' | 'onChange'>) {
  const { t } = useTranslation('appointments');
  const shown = teamOf(calendar, state).map(({ id }) => id);
  const all = calendar.employees.map(({ id }) => id);
  const toggle = (id: number) => {
    const next = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
    onChange({ team: next.length === 0 || next.length === all.length ? [] : all.filter((one) => next.includes(one)) });
  };
  return (
    <Menu position="bottom-start" closeOnItemClick={false} width={240}>
      <Menu.Target>
        <button type="button" className={styles.chip} data-set={shown.length < all.length || undefined}>
          <IconUsers size={15} stroke={1.75} aria-hidden />
          <span>
            {t('chips.team')} <b>{t('chips.teamCount', { shown: shown.length, all: all.length })}</b>
          </span>
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.teamMenu}>
        <Menu.Item onClick={() => onChange({ team: [] })} disabled={shown.length === all.length}>
          {t('chips.everybody')}
        </Menu.Item>
        {calendar.employees.map(({ id, name }) => (
          <Menu.Item
            key={id}
            role="menuitemcheckbox"
            aria-checked={shown.includes(id)}
            leftSection={<Checkbox checked={shown.includes(id)} readOnly tabIndex={-1} aria-hidden />}
            onClick={() => toggle(id)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
