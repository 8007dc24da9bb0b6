import { Button } from '@mantine/core';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Tag } from '../../../ui/marks/tag';
import { ConsentCard } from './consent-card';
import { DetailsCard, type CustomerAnswer } from './details-card';
import { useVisits, VisitTimeline, type Visits } from './visit-timeline';
import type { VisitFigures } from './visit-figures';
import styles from './customer.module.css';

type Props = { answer: CustomerAnswer; figures: VisitFigures | undefined };

/** What one wants to know with the customer in front of the desk: what she had, what comes next, what to mind. */
export function OverviewTab({ answer, figures }: Props) {
  const { t } = useTranslation('customers');
  const { record } = answer;
  const seesVisits = usePermission('appointments.view');
  const visits = useVisits(record.id, seesVisits);
  const details = <DetailsCard record={record} />;
  const consents = (
    <ConsentCard id={record.id} consents={answer.consents} locked={record.status === recordStates.codes.disabled} />
  );
  return (
    <div className={styles.columns}>
      {seesVisits ? <VisitTimeline visits={visits} total={figures?.total} /> : details}
      <div className={styles.side}>
        {record.notes && (
          <div className={styles.alert} role="note">
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <span dir="auto">{record.notes}</span>
          </div>
        )}
        {seesVisits && <NextVisit answer={answer} visits={visits} />}
        {figures && figures.usual_services.length > 0 && (
          <Card title={t('usual')}>
            <div className={styles.tags}>
              {figures.usual_services.map(({ id, name, times }) => (
                <Tag key={id} id={id}>
                  <bdi>{name}</bdi> <bdi dir="ltr">×{times}</bdi>
                </Tag>
              ))}
            </div>
          </Card>
        )}
        <LatestNotes id={record.id} count={answer.notes_count} />
        {seesVisits && details}
        {consents}
      </div>
    </div>
  );
}

function NextVisit({ answer: { record }, visits }: Pick<Props, 'answer'> & { visits: Visits }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const mayBook = usePermission('appointments.create') && record.status === recordStates.codes.active;
  if (!visits.from.data) return null;
  const [next] = visits.coming;
  if (!next && !mayBook) return null;
  return (
    <Card title={t('next.title')}>
      {next ? (
        <Link className={styles.next} to={`${pathTo('merchant-appointments', format.language)}?open=${next.id}`}>
          <b>{format.dayTime(next.start_at, new Date())}</b>
          <span>{next.services}</span>
          <small>
            <bdi>{next.employees}</bdi>
          </small>
        </Link>
      ) : (
        <div className={styles.noNext}>
          <span>{t('next.none')}</span>
          <Button
            component={Link}
            variant="default"
            size="xs"
            to={`${pathTo('merchant-appointments-add-appointment', format.language)}?customer=${record.id}`}
          >
            {t('book')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const NOTES = 2;

function LatestNotes({ id, count }: { id: number; count: number }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const notes = useRead(customersContract.get_notes, { id }, { enabled: count > 0, ownFailure: true });
  if (count === 0) return null;
  return (
    <Card
      title={t('tabs.notes')}
      end={
        <Link className={styles.more} to="?tab=notes">
          {t('notes.all')}
        </Link>
      }
    >
      <ul className={styles.latest}>
        {notes.data?.records.slice(0, NOTES).map((note) => (
          <li key={note.id}>
            <span dir="auto">{note.text}</span>
            <small>
              <bdi>{note.created_by_name}</bdi> · {format.day(note.created_at, new Date())}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
