import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import type { AppointmentFigures, DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { changeOf } from '@rawnaq/domain/kernel/change';
import type { Tone } from '@rawnaq/domain/kernel/list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Change } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import styles from './appointment-figures.module.css';

const { codes, rows } = appointmentOutcomes;
const ORDER = [codes.achieved, codes.checked_in, codes.scheduled, codes.no_show, codes.rescheduled, codes.cancelled];

/**
 * The appointments of a period: how many, where they stand, and against the period before. Every number opens its list.
 */
export function AppointmentFiguresStrip({ figures, period }: { figures: AppointmentFigures; period: DashboardPeriod }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const listPath = (more: Record<string, string>) =>
    `${pathTo('merchant-appointments', language)}?${new URLSearchParams({ view: 'list', ...more })}`;
  const days = { 'f.start_at': `${figures.from}..${figures.to}` };
  const against = (now: number, before: number, shown: string) => {
    const change = changeOf(now, before);
    return (
      <span className={styles.note}>
        {change !== null && <Change change={change} />}
        <span>{t(`against.${period}`, { shown })}</span>
      </span>
    );
  };
  const counted = (key: 'total' | 'customers' | 'booked_online') =>
    against(figures[key], figures.before[key], format.number(figures.before[key]));
  const shown = ORDER.filter((code) => (figures.outcomes[code] ?? 0) > 0 || code === codes.scheduled);
  return (
    <div className={styles.strip}>
      <section className={styles.wide} aria-label={t('appointments.title')}>
        <div className={styles.label}>
          {t('appointments.title')}
          <Link to={pathTo('merchant-appointments', language)}>{t('appointments.calendar')}</Link>
        </div>
        <Link className={styles.value} to={listPath(days)}>
          {format.number(figures.total)}
        </Link>
        {counted('total')}
        <div className={styles.bar} role="presentation">
          {ORDER.map((code) => (
            <i
              key={code}
              data-tone={rows[code].tone satisfies Tone}
              data-outcome={code}
              style={{ flexGrow: figures.outcomes[code] ?? 0 }}
            />
          ))}
        </div>
        <ul className={styles.legend}>
          {shown.map((code) => (
            <li key={code}>
              <Link to={listPath({ ...days, 'f.outcome': code })}>
                <i data-tone={rows[code].tone} data-outcome={code} />
                <span>{rows[code].label[language]}</span>
                <b>{format.number(figures.outcomes[code] ?? 0)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Figure
        label={t('appointments.bookedOnline')}
        value={format.number(figures.booked_online)}
        note={counted('booked_online')}
        to={listPath({
          'f.created_at': `${figures.from}..${figures.to}`,
          'f.source': String(appointmentSources.codes.online),
        })}
      />
      <Figure
        label={t('appointments.customers')}
        value={format.number(figures.customers)}
        note={counted('customers')}
        to={listPath(days)}
      />
      <Figure
        label={t('appointments.value')}
        value={<Money minor={figures.value} />}
        note={against(figures.value, figures.before.value, format.money(figures.before.value))}
        to={listPath(days)}
      />
    </div>
  );
}

function Figure({ label, value, note, to }: { label: string; value: ReactNode; note: ReactNode; to: string }) {
  return (
    <Link className={styles.figure} to={to}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note}
    </Link>
  );
}
