import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import type { Arrangement } from '@rawnaq/domain/booking/booking.types';
import { MOST_LINES } from '@rawnaq/domain/appointments/appointment.shapes';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { Money } from '../../../ui/money';
import { TimeSelect } from '../../../ui/inputs/time-select';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import {
  NO_LINE,
  reordered,
  type BookingDraft,
  type DraftLine,
  type Plan,
  type PlannedLine,
  type ServiceChoice,
} from '../booking-draft';
import { serviceName, type Employee } from '../calendar-items';
import { useTimeOptions } from './use-time-options';
import styles from './booking.module.css';

type Props = {
  draft: BookingDraft;
  plan: Plan;
  services: readonly ServiceChoice[];
  employees: readonly Employee[];
  error: string | undefined;
  onChange: (part: Partial<BookingDraft>) => void;
};

const ANYBODY = 'any';

/** The services of a visit: what, by whom, when, how long, for how much. */
export function LineEditor({ draft, plan, services, employees, error, onChange }: Props) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const { unit } = format.moneyParts(0);
  const put = (key: number, part: Partial<DraftLine>) =>
    onChange({ lines: draft.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const add = () =>
    onChange({ lines: [...draft.lines, { ...NO_LINE, key: Math.max(...draft.lines.map(({ key }) => key)) + 1 }] });
  return (
    <section aria-label={t('services')}>
      <div className={styles.labelRow}>
        <span className={styles.label}>{t('services')}</span>
        {plan.minutes > 0 && <small>{t('inAll', { time: lengthText(plan.minutes, t) })}</small>}
        <span className={styles.grow} />
        {draft.lines.length > 1 && (
          <SegmentedControl
            size="xs"
            value={draft.arrangement}
            aria-label={t('arrangement')}
            onChange={(value) =>
              onChange({ arrangement: value as Arrangement, lines: draft.lines.map((line) => ({ ...line, at: null })) })
            }
            data={[
              { value: 'sequence', label: t('sequence') },
              { value: 'parallel', label: t('parallel') },
            ]}
          />
        )}
      </div>
      <div className={styles.lineHeads} aria-hidden>
        <span>{t('service')}</span>
        <span>{t('with')}</span>
        <span>{t('start')}</span>
        <span>{t('length')}</span>
        <span>{t('price', { unit })}</span>
      </div>
      {plan.lines.map((line, index) => (
        <LineRow
          key={line.key}
          line={line}
          index={index}
          count={plan.lines.length}
          services={services}
          employees={employees}
          found={draft.found[line.key]}
          onPut={(part) => put(line.key, part)}
          onStart={(start) => (index === 0 ? onChange({ start }) : put(line.key, { at: start }))}
          onMove={(to) => onChange({ lines: reordered(draft.lines, index, to) })}
          onRemove={() =>
            onChange({
              lines:
                draft.lines.length === 1
                  ? [{ ...NO_LINE, key: line.key + 1 }]
                  : draft.lines.filter(({ key }) => key !== line.key),
            })
          }
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {draft.lines.length < MOST_LINES && (
        <Button variant="subtle" leftSection={<IconPlus size={17} stroke={1.75} />} onClick={add}>
          {t('addService')}
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  line: PlannedLine;
  index: number;
  count: number;
  services: readonly ServiceChoice[];
  employees: readonly Employee[];
  found: number | undefined;
  onPut: (part: Partial<DraftLine>) => void;
  onStart: (start: number) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function LineRow({ line, index, count, services, employees, found, onPut, onStart, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  // The headings above the columns are not there on phones, so the empty field says what it is for.
  const { isMobile } = useScreen();
  const times = useTimeOptions().map(({ value, label }) => ({ value: String(value), label, minute: value }));
  const able =
    line.service_id === null
      ? employees
      : employees.filter(
          (employee) => employee.services.includes(line.service_id!) || employee.id === line.employee_id,
        );
  const freeNow = line.employee_id === null && found ? employees.find(({ id }) => id === found)?.short_name : undefined;
  const lengths = Array.from({ length: 32 }, (_, step) => (step + 1) * 15).map((minutes) => ({
    value: String(minutes),
    label: lengthText(minutes, t),
  }));
  const number = index + 1;
  return (
    <div className={styles.line} role="group" aria-label={t('lineOf', { number })}>
      <Select
        className={styles.lineService}
        rightSectionWidth={26}
        aria-label={t('serviceOf', { number })}
        placeholder={t('chooseService')}
        searchable
        value={line.service_id === null ? null : String(line.service_id)}
        data={services
          .filter(({ status, id }) => status === 1 || id === line.service_id)
          .map((one) => ({ value: String(one.id), label: serviceName(one, language) }))}
        onChange={(id) =>
          onPut({
            service_id: id === null ? null : Number(id),
            minutes: null,
            ...(id !== null &&
              line.employee_id !== null &&
              !employees.find((one) => one.id === line.employee_id)?.services.includes(Number(id)) && {
                employee_id: null,
              }),
          })
        }
      />
      <Select
        className={styles.lineWith}
        rightSectionWidth={26}
        aria-label={t('withOf', { number })}
        value={line.employee_id === null ? ANYBODY : String(line.employee_id)}
        allowDeselect={false}
        data={[
          { value: ANYBODY, label: freeNow ? t('anyoneFree', { name: freeNow }) : t('anyone') },
          ...able.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) => onPut({ employee_id: id === null || id === ANYBODY ? null : Number(id) })}
      />
      <TimeSelect
        className={styles.lineStart}
        rightSectionWidth={26}
        aria-label={t('startOf', { number })}
        placeholder={isMobile ? t('start') : '–'}
        value={line.start === null ? null : String(line.start)}
        options={times}
        onChange={(value) => value !== null && onStart(Number(value))}
      />
      <Select
        className={styles.lineLength}
        rightSectionWidth={26}
        aria-label={t('lengthOf', { number })}
        value={line.length ? String(line.length) : null}
        placeholder={isMobile ? t('length') : '–'}
        data={lengths}
        onChange={(value) => onPut({ minutes: value === null ? null : Number(value) })}
        disabled={line.service_id === null}
      />
      <span className={styles.linePrice}>{line.service && <Money minor={line.price} bare />}</span>
      <span className={styles.lineTools}>
        {count > 1 && index > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('moveUp', { number })}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp size={16} stroke={1.75} />
          </ActionIcon>
        )}
        {count > 1 && index === 0 && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('moveDown', { number })} onClick={() => onMove(1)}>
            <IconArrowDown size={16} stroke={1.75} />
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('removeLine', { number })} onClick={onRemove}>
          <IconX size={17} stroke={1.75} />
        </ActionIcon>
      </span>
    </div>
  );
}

type Say = ReturnType<typeof useTranslation<'appointments'>>['t'];

export function lengthText(minutes: number, t: Say): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('minutes', { minutes: rest });
  return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest });
}
