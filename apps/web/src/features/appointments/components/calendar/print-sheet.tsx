import { Portal } from '@mantine/core';
import { guestName } from '@rawnaq/domain/appointments/appointment.rules';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { takesTime } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useSession } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { spanText } from '../../../../lib/reader-clock';
import { Money } from '../../../../ui/money';
import { serviceName, teamOf } from '../../calendar-items';
import type { CalendarState } from '../../calendar-state';
import styles from './print.module.css';

export type Printed = { kind: 'day' } | { kind: 'visit'; visit: AppointmentView };
type Props = { printed: Printed; calendar: Calendar; state: CalendarState; onDone: () => void };

/** What goes on paper, and nothing else: the day across an A4 sheet, or one visit for the customer. */
export function PrintSheet({ printed, calendar, state, onDone }: Props) {
  const language = useLanguage();
  const account = useSession()?.account;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const done = () => finish();
    document.documentElement.dataset['sheet'] = 'yes';
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      delete document.documentElement.dataset['sheet'];
      window.removeEventListener('afterprint', done);
    };
  }, []);
  return (
    <Portal>
      <div className={styles.sheet} dir={document.documentElement.dir}>
        <p className={styles.salon}>{account && (language === 'ar' ? account.arabic_name : account.english_name)}</p>
        {printed.kind === 'day' ? (
          <Day calendar={calendar} state={state} />
        ) : (
          <Visit visit={printed.visit} calendar={calendar} />
        )}
      </div>
    </Portal>
  );
}

function Day({ calendar, state }: { calendar: Calendar; state: CalendarState }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const team = teamOf(calendar, state);
  return (
    <>
      <h1>{format.longDate(state.date)}</h1>
      <div className={styles.people}>
        {team.map((employee) => {
          const visits = calendar.appointments.filter((visit) => visit.date === state.date && takesTime(visit));
          const rows = [
            ...visits.flatMap((visit) =>
              visit.lines
                .filter((line) => line.employee_id === employee.id)
                .map((line) => ({
                  key: `l${line.id}`,
                  start: line.start,
                  time: spanText(line),
                  who: guestName(visit.customer.name, line.guest),
                  what: serviceName(line, language),
                  mobile: formatMobile(visit.customer.mobile ?? ''),
                  note: visit.note ?? '',
                })),
            ),
            ...calendar.blocks
              .filter((block) => block.date === state.date && block.employee_id === employee.id)
              .map((block) => ({
                key: `b${block.id}`,
                start: block.start,
                time: spanText(block),
                who: block.reason || t('block.one'),
                what: '',
                mobile: '',
                note: '',
              })),
          ].toSorted((a, b) => a.start - b.start);
          if (rows.length === 0) return null;
          return (
            <table key={employee.id}>
              <caption>
                <bdi>{employee.name}</bdi>
              </caption>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.key}>
                    <td>
                      <bdi>{row.time}</bdi>
                    </td>
                    <td>
                      <b>{row.who}</b>{' '}
                      <small className={styles.mobile}>
                        <bdi dir="ltr">{row.mobile}</bdi>
                      </small>
                      {row.what && <div>{row.what}</div>}
                      {row.note && (
                        <small>
                          <bdi>{row.note}</bdi>
                        </small>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
    </>
  );
}

function Visit({ visit, calendar }: { visit: AppointmentView; calendar: Calendar }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={styles.slip}>
      <h1>{t('print.visit')}</h1>
      <p>
        <b>
          <bdi>{visit.customer.name}</bdi>
        </b>
      </p>
      <p>
        {format.longDate(visit.date)} <bdi>{spanText(visit)}</bdi>
      </p>
      <table>
        <tbody>
          {visit.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {serviceName(line, language)}
                {line.guest && ` · ${line.guest}`}
                <br />
                <small>{calendar.employees.find(({ id }) => id === line.employee_id)?.short_name}</small>
              </td>
              <td className={styles.end}>
                <Money minor={line.price} bare />
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{t('total')}</b>
            </td>
            <td className={styles.end}>
              <b>
                <Money minor={visit.total} />
              </b>
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        <small>
          {t('print.number')} <bdi dir="ltr">{visit.booking_id}</bdi>
        </small>
      </p>
    </div>
  );
}
