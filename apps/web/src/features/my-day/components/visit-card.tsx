import { sayList } from '@rawnaq/domain/kernel/localized';
import { Button } from '@mantine/core';
import { guestName } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import type { OwnVisit } from '@rawnaq/domain/my-day/my-day.contract';
import { IconDoorEnter, IconNote, IconSparkles, IconUsers, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { useFormat } from '../../../lib/use-format';
import { StateText } from '../../../ui/marks/status-badge';
import { clockOf } from './clock-of';
import styles from './my-day.module.css';

type Props = { visit: OwnVisit; isNext: boolean; isOver: boolean };

export function VisitCard({ visit, isNext, isOver }: Props) {
  const { t } = useTranslation('my-day');
  const language = useLanguage();
  const format = useFormat();
  const outcome = Object.values(appointmentOutcomes.rows).find(({ code }) => code === visit.outcome);
  const guests = new Set(visit.services.map(({ guest }) => guest));
  // Whose card it is stands at its head; only where she works on several people does each service say on whom.
  const [single] = guests.size === 1 ? guests : [];
  return (
    <article
      className={styles.visit}
      data-next={isNext || undefined}
      data-over={isOver || undefined}
      data-tone={outcome?.tone}
    >
      <header>
        <span className={styles.time}>
          <b>{format.time(clockOf(visit.start))}</b>
          <small>{format.time(clockOf(visit.end))}</small>
        </span>
        <span className={styles.who}>
          <b>
            <bdi>{guestName(visit.customer, single)}</bdi>
          </b>
          <small>
            {sayList(
              visit.services.map((service) => {
                const name = language === 'ar' ? service.arabic_name : service.english_name;
                return service.guest && guests.size > 1 ? `${name} · ${service.guest}` : name;
              }),
              language,
            )}
          </small>
        </span>
        <StateText state={outcome} />
      </header>
      <Marks visit={visit} />
      <CheckIn visit={visit} label={t('checkIn')} />
    </article>
  );
}

function Marks({ visit }: { visit: OwnVisit }) {
  const { t } = useTranslation('my-day');
  const format = useFormat();
  const marks = [
    ...(visit.is_first_visit ? [{ icon: IconSparkles, text: t('first') }] : []),
    ...(visit.source === appointmentSources.codes.online ? [{ icon: IconWorld, text: t('online') }] : []),
    ...(visit.colleagues.length > 0
      ? [{ icon: IconUsers, text: t('with', { names: format.list(visit.colleagues) }) }]
      : []),
    ...(visit.note ? [{ icon: IconNote, text: visit.note }] : []),
    ...(visit.customer_note ? [{ icon: IconNote, text: visit.customer_note }] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {marks.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon size={16} stroke={1.75} aria-hidden /> <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

function CheckIn({ visit, label }: { visit: OwnVisit; label: string }) {
  const may = usePermission('appointments.check-in');
  const checkIn = useWrite(appointmentsContract.check_in, { onSuccess: () => toast('saved') });
  if (!may || visit.outcome !== appointmentOutcomes.codes.scheduled) return null;
  return (
    <Button
      fullWidth
      variant="light"
      loading={checkIn.isPending}
      leftSection={<IconDoorEnter className="flip" size={18} stroke={1.75} />}
      onClick={() => checkIn.mutate({ id: visit.id })}
    >
      {label}
    </Button>
  );
}
