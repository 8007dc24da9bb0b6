import { ActionIcon, Select } from '@mantine/core';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useScreen } from '../../../../lib/use-screen';
import { TimeSelect } from '../../../../ui/inputs/time-select';
import { Money } from '../../../../ui/money';
import { ServiceSelect, type ServiceOption } from '../../../services';
import type { DraftLine, PlannedLine } from '../../booking-draft';
import { serviceName, type Employee } from '../../calendar-items';
import type { LineNote } from '../../line-notes';
import { useTimeOptions } from './use-time-options';
import styles from './booking.module.css';

const ANYBODY = 'any';

type Props = {
  line: PlannedLine;
  number: number;
  note: LineNote | undefined;
  services: readonly ServiceOption[];
  employees: readonly Employee[];
  recent: readonly number[];
  found: number | undefined;
  onPut: (part: Partial<DraftLine>) => void;
  onStart: (start: number) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

/** One service of the booking, with what stands in its way as soon as that is known. */
export function LineRow(props: Props) {
  const { line, number, note, services, employees, recent, found, onPut, onStart, onUp, onDown, onRemove } = props;
  const { t } = useTranslation('appointments');
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
  return (
    <div className={styles.lineBox}>
      <div className={styles.line} role="group" aria-label={t('lineOf', { number })}>
        <ServiceSelect
          className={styles.lineService}
          label={t('serviceOf', { number })}
          placeholder={t('chooseService')}
          services={services}
          recent={recent}
          value={line.service_id}
          onChange={(service) => onPut({ service_id: service?.id ?? null, minutes: null })}
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
          {onUp && (
            <ActionIcon variant="subtle" color="gray" aria-label={t('moveUp', { number })} onClick={onUp}>
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
          )}
          {onDown && (
            <ActionIcon variant="subtle" color="gray" aria-label={t('moveDown', { number })} onClick={onDown}>
              <IconArrowDown size={16} stroke={1.75} />
            </ActionIcon>
          )}
          <ActionIcon variant="subtle" color="gray" aria-label={t('removeLine', { number })} onClick={onRemove}>
            <IconX size={17} stroke={1.75} />
          </ActionIcon>
        </span>
      </div>
      <NotDone line={line} employees={employees} onAnyone={() => onPut({ employee_id: null })} />
      {note && (
        <p className={styles.lineNote} data-level={note.level} role="status">
          <IconAlertTriangle size={15} stroke={2} aria-hidden />
          {note.text}
        </p>
      )}
    </div>
  );
}

/** Somebody was chosen who does not do the service: said, and hers to decide. */
function NotDone({
  line: { service, employee_id },
  employees,
  onAnyone,
}: {
  line: PlannedLine;
  employees: readonly Employee[];
  onAnyone: () => void;
}) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const person = employees.find(({ id }) => id === employee_id);
  if (!person || !service || person.services.includes(service.id)) return null;
  return (
    <p className={styles.lineNote} data-level="doubt" role="status">
      <IconAlertTriangle size={15} stroke={2} aria-hidden />
      <span>{t('notDone', { name: person.short_name, service: serviceName(service, language) })}</span>
      <button type="button" onClick={onAnyone}>
        {t('chooseAnyone')}
      </button>
    </p>
  );
}

type Say = ReturnType<typeof useTranslation<'appointments'>>['t'];

export function lengthText(minutes: number, t: Say): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('minutes', { minutes: rest });
  return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest });
}
