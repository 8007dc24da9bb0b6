import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import type { AppointmentFigures, DashboardPeriod } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import { Fact, FigureNote } from './figure-note';
import styles from './figures.module.css';

const { codes, rows } = appointmentOutcomes;
const ORDER = [codes.achieved, codes.checked_in, codes.scheduled, codes.no_show, codes.rescheduled, codes.cancelled];

/** The appointments of a period: how many, where they stand, how full the time is. Every number opens its list. */
export function AppointmentsFigure({ figures, period }: { figures: AppointmentFigures; period: DashboardPeriod }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const listPath = (more: Record<string, string>) =>
    `${pathTo('merchant-appointments', language)}?${new URLSearchParams({ view: 'list', ...more })}`;
  const days = { 'f.start_at': `${figures.from}..${figures.to}` };
  const shown = ORDER.filter((code) => (figures.outcomes[code] ?? 0) > 0 || code === codes.scheduled);
  const { occupancy } = figures;
  return (
    <section className={styles.figure} aria-label={t('appointments.title')}>
      <div className={styles.label}>
        {t('appointments.title')}
        <Link to={pathTo('merchant-appointments', language)}>{t('appointments.calendar')}</Link>
      </div>
      <Link className={styles.value} to={listPath(days)}>
        {format.number(figures.total)}
      </Link>
      <FigureNote
        now={figures.total}
        before={figures.before.total}
        shown={format.number(figures.before.total)}
        period={period}
      />
      <div className={styles.bar} role="presentation">
        {ORDER.map((code) => (
          <i
            key={code}
            data-tone={rows[code].tone}
            data-outcome={code}
            style={{ flexGrow: figures.outcomes[code] ?? 0 }}
          />
        ))}
      </div>
      <ul className={styles.facts} data-two>
        {shown.map((code) => (
          <Fact
            key={code}
            label={
              <>
                <i className={styles.mark} data-tone={rows[code].tone} data-outcome={code} />
                {rows[code].label[language]}
              </>
            }
            value={format.number(figures.outcomes[code] ?? 0)}
            to={listPath({ ...days, 'f.outcome': code })}
          />
        ))}
        <Fact
          label={
            <>
              <i className={styles.mark} data-tone="accent" />
              {t('appointments.fromOnline')}
            </>
          }
          value={format.number(figures.from_online)}
          to={listPath({ ...days, 'f.source': String(appointmentSources.codes.online) })}
        />
      </ul>
      <ul className={styles.facts} data-apart>
        {occupancy && (
          <Fact
            label={t('appointments.occupancy')}
            value={<bdi>{format.percent(Math.round((100 * occupancy.booked) / occupancy.open))}</bdi>}
            to={pathTo('merchant-appointments', language)}
          />
        )}
        <Fact label={t('appointments.value')} value={<Money minor={figures.value} bare />} to={listPath(days)} />
        <Fact
          label={t('appointments.bookedOnline')}
          value={format.number(figures.booked_online)}
          to={listPath({
            'f.created_at': `${figures.from}..${figures.to}`,
            'f.source': String(appointmentSources.codes.online),
          })}
        />
      </ul>
    </section>
  );
}
