import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import type { AppointmentFigures } from '@rawnaq/domain/dashboard/dashboard.contract';
import { MINUTES_PER_DAY } from '@rawnaq/domain/appointments/appointment.shapes';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { timeFromSeconds } from '@rawnaq/domain/kernel/time/local-date';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { StateText, StatusBadge } from '../../../ui/marks/status-badge';
import styles from './figures.module.css';

/** Who comes next; each opens the visit. */
export function NextAppointments({ figures: { next, next_total, to } }: { figures: AppointmentFigures }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { language } = format;
  const calendar = pathTo('merchant-appointments', language);
  return (
    <Card
      title={t('next.title')}
      end={
        <Link className={styles.more} to={calendar}>
          {t('next.all', { count: next_total, shown: format.number(next_total) })}
        </Link>
      }
    >
      {next.length === 0 && <p className={styles.none}>{t('next.none')}</p>}
      <ol className={styles.next}>
        {next.map(({ id, date, start, customer, services, employees, outcome, source }) => {
          const isOnline =
            source === appointmentSources.codes.online && outcome === appointmentOutcomes.codes.scheduled;
          const state = Object.values(appointmentOutcomes.rows).find(({ code }) => code === outcome);
          return (
            <li key={id}>
              <Link to={`${calendar}?${new URLSearchParams({ ...(date !== to && { date }), open: String(id) })}`}>
                <span className={styles.when}>
                  {format.time(timeFromSeconds((start % MINUTES_PER_DAY) * 60))}
                  {date !== to && <small>{format.day(date, new Date())}</small>}
                </span>
                <span className={styles.who}>
                  <b>
                    <bdi>{customer}</bdi>
                  </b>
                  <small>
                    {services}
                    {employees && (
                      <>
                        {' '}
                        · <bdi>{employees}</bdi>
                      </>
                    )}
                  </small>
                </span>
                {isOnline ? (
                  <StatusBadge tone="accent">{appointmentSources.rows.online.label[language]}</StatusBadge>
                ) : (
                  outcome !== appointmentOutcomes.codes.scheduled && <StateText state={state} />
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
