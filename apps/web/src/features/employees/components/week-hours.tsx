import { ActionIcon, Switch } from '@mantine/core';
import { cutByOpening, problemsOf, toShift, type ShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { secondsOfDay, weekdayNames } from '@rawnaq/domain/kernel/time/local-date';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { HoursScale } from '../../../ui/hours-scale';
import { QUARTER_TIMES, timesAfter } from '../../../ui/inputs/time-options';
import { TimeSelect } from '../../../ui/inputs/time-select';
import styles from './week-hours.module.css';

type Props = {
  value: readonly ShiftTimes[];
  onChange: (shifts: ShiftTimes[]) => void;
  disabled?: boolean;
};
type Cut = ReturnType<typeof cutByOpening>[number];

const FIRST = { from: '10:00:00', to: '18:00:00' };
const PROBLEM_TEXTS = { overlap: 'shift-overlap', 'off-quarter': 'shift-quarter', 'too-long': 'shift-length' } as const;

/** A week of shifts: several a day, on the quarter hour, past midnight where the end is not after the beginning. */
export function WeekHours({ value, onChange, disabled = false }: Props) {
  const problems = problemsOf(value);
  const mayAsk = usePermission('settings.general');
  const opening = useRead(settingsContract.get_business_hours, {}, { enabled: mayAsk, ownFailure: true }).data;
  const cuts = opening?.is_set ? cutByOpening(value, opening.shifts) : [];
  return (
    <ol className={styles.week}>
      <li className={styles.scaleRow} aria-hidden>
        <HoursScale />
      </li>
      {weekdayNames.map((_, weekday) => (
        <Day
          key={weekday}
          weekday={weekday}
          all={value}
          problems={problems}
          cuts={cuts}
          onChange={onChange}
          disabled={disabled}
        />
      ))}
    </ol>
  );
}

type DayProps = Omit<Required<Props>, 'value'> & {
  weekday: number;
  all: readonly ShiftTimes[];
  problems: ReturnType<typeof problemsOf>;
  cuts: readonly Cut[];
};

function Day({ weekday, all, problems, cuts, onChange, disabled }: DayProps) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const day = weekdayNames[weekday]![language];
  const own = all.map((shift, index) => ({ shift, index })).filter(({ shift }) => shift.weekday === weekday);
  const others = all.filter((shift) => shift.weekday !== weekday);
  const add = () => onChange([...all, { weekday, ...nextAfter(own.at(-1)?.shift) }]);
  const copy = () =>
    onChange(weekdayNames.flatMap((__, other) => own.map(({ shift }) => ({ ...shift, weekday: other }))));

  return (
    <li className={styles.day}>
      <Switch
        label={day}
        aria-label={t('hours.works', { day })}
        checked={own.length > 0}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? [...all, { weekday, ...FIRST }] : others)}
      />
      <div className={styles.shifts}>
        {own.length === 0 && <span className={styles.off}>{t('hours.off')}</span>}
        {own.map(({ shift, index }, place) => (
          <ShiftRow
            key={place}
            day={day}
            number={place + 1}
            shift={shift}
            disabled={disabled}
            problem={problems.find((one) => one.index === index)?.problem}
            cut={cuts.find((one) => one.index === index)}
            onChange={(next) => onChange(all.map((one, at) => (at === index ? next : one)))}
            onRemove={() => onChange(all.filter((__, at) => at !== index))}
          />
        ))}
      </div>
      <div className={styles.bar} data-off={own.length === 0 || undefined} aria-hidden>
        {own.map(({ shift }, place) => (
          <Stretch key={place} shift={shift} />
        ))}
      </div>
      <div className={styles.buttons}>
        {own.length > 0 && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={disabled}
              aria-label={t('hours.addShift', { day })}
              title={t('hours.addShift', { day })}
              onClick={add}
            >
              <IconPlus size={18} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={disabled}
              aria-label={t('hours.copy', { day })}
              title={t('hours.copy', { day })}
              onClick={copy}
            >
              <IconCopy size={18} stroke={1.75} />
            </ActionIcon>
          </>
        )}
      </div>
    </li>
  );
}

type ShiftRowProps = {
  day: string;
  number: number;
  shift: ShiftTimes;
  problem: keyof typeof PROBLEM_TEXTS | undefined;
  cut: Cut | undefined;
  disabled: boolean;
  onChange: (shift: ShiftTimes) => void;
  onRemove: () => void;
};

function ShiftRow({ day, number, shift, problem, cut, disabled, onChange, onRemove }: ShiftRowProps) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const format = useFormat();
  const options = (times: readonly string[]) =>
    times.map((time) => ({ value: time, label: format.time(time), minute: secondsOfDay(time) / 60 }));
  const shared = {
    className: styles.time,
    allowDeselect: false,
    disabled,
    size: 'sm',
    error: problem !== undefined,
  } as const;
  return (
    <div>
      <div className={styles.shift}>
        <TimeSelect
          {...shared}
          options={options(QUARTER_TIMES)}
          aria-label={t('hours.fromOn', { day, number })}
          value={shift.from}
          onChange={(from) => from && onChange({ ...shift, from })}
        />
        <span>{t('hours.to')}</span>
        <TimeSelect
          {...shared}
          options={options(timesAfter(shift.from))}
          aria-label={t('hours.toOn', { day, number })}
          value={shift.to}
          onChange={(to) => to && onChange({ ...shift, to })}
        />
        {shift.to <= shift.from && <small>{t('hours.nextDay')}</small>}
        {number > 1 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={disabled}
            aria-label={t('hours.removeShift')}
            onClick={onRemove}
          >
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      {problem && (
        <span className={styles.error} role="alert">
          {sayValidation({ key: PROBLEM_TEXTS[problem] }, language)}
        </span>
      )}
      {!problem && cut && (
        <span className={styles.cut} role="status">
          {cut.left.length === 0
            ? t('hours.closedThen')
            : t('hours.cut', {
                times: format.list(
                  cut.left.map(({ from, to }) => `\u2068${format.time(from)}\u2069 – \u2068${format.time(to)}\u2069`),
                ),
              })}
        </span>
      )}
    </div>
  );
}

/** The bar runs from six in the morning to six the next; what is after midnight is hatched. */
function Stretch({ shift }: { shift: ShiftTimes }) {
  const { start, end } = toShift(shift);
  const place = (quarter: number): number => Math.min(100, Math.max(0, ((quarter - 24) / 96) * 100));
  const midnight = 96;
  const night = end > midnight;
  return (
    <>
      <i
        style={{
          insetInlineStart: `${place(start)}%`,
          inlineSize: `${place(Math.min(end, midnight)) - place(start)}%`,
        }}
      />
      {night && (
        <i
          data-night
          style={{ insetInlineStart: `${place(midnight)}%`, inlineSize: `${place(end) - place(midnight)}%` }}
        />
      )}
    </>
  );
}

/** A second shift begins two hours after the first ends, inside the day. */
function nextAfter(last: ShiftTimes | undefined): { from: string; to: string } {
  if (!last) return FIRST;
  const { end } = toShift(last);
  const start = Math.min(end + 8, 92);
  return { from: QUARTER_TIMES[start % 96]!, to: QUARTER_TIMES[Math.min(start + 16, 95)]! };
}
