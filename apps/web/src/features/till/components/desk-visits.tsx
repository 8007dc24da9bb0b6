import { Button } from '@mantine/core';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { clockText } from '../../../lib/reader-clock';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Avatar } from '../../../ui/marks/avatar';
import { Money } from '../../../ui/money';
import { useNames } from '../../services';
import type { DeskVisits as Visits } from '../desk-visits';
import { billPath } from '../paths';
import styles from './desk.module.css';

type People = ReadonlyMap<number, string>;
type Props = { visits: Visits; people: People };

/** One list in the order of work: what is done stands first, and its bill is one click away. */
export function DeskVisits({ visits: { ready, inChair, toCome }, people }: Props) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const format = useFormat();
  return (
    <Card flush>
      <div className={styles.head}>
        <h2>{t('desk.ready')}</h2>
        <span>{ready.length}</span>
        <span>{t('desk.amountsIn', { currency: format.currencyWord(format.currency) })}</span>
      </div>
      {ready.length === 0 ? (
        <p className={styles.none}>{t('desk.nothingReady')}</p>
      ) : (
        <Rows visits={ready} people={people} isReady />
      )}
      <div className={styles.head}>
        <h2>{t('desk.inChair')}</h2>
        <span>{inChair.length}</span>
        {toCome.length > 0 && (
          <Link to={pathTo('merchant-appointments', language)}>{t('desk.toArrive', { count: toCome.length })}</Link>
        )}
      </div>
      {inChair.length === 0 ? (
        <p className={styles.none}>{t('desk.nobodyInChair')}</p>
      ) : (
        <Rows visits={inChair} people={people} />
      )}
    </Card>
  );
}

function Rows({
  visits,
  people,
  isReady = false,
}: {
  visits: readonly AppointmentView[];
  people: People;
  isReady?: boolean;
}) {
  return (
    <ul className={styles.visits}>
      {visits.map((visit) => (
        <Row key={visit.id} visit={visit} people={people} isReady={isReady} />
      ))}
    </ul>
  );
}

function Row({ visit, people, isReady }: { visit: AppointmentView; people: People; isReady: boolean }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const format = useFormat();
  const { nameOf } = useNames();
  const maySell = usePermission('billing.sell');
  const [first, ...rest] = visit.lines;
  const who = [...new Set(visit.lines.map(({ employee_id }) => people.get(employee_id) ?? ''))].filter(Boolean);
  return (
    <li>
      <span className={styles.when}>
        {clockText(visit.start)}
        <small>{t(isReady ? 'desk.doneAt' : 'desk.until', { time: clockText(visit.end) })}</small>
      </span>
      <Avatar name={visit.customer.name} />
      <span className="ellipsis">
        <bdi>{visit.customer.name}</bdi>
      </span>
      <div className={styles.what}>
        {first && (rest.length > 0 ? t('desk.andMore', { service: nameOf(first), count: rest.length }) : nameOf(first))}
        <small>{format.list(who)}</small>
      </div>
      <span className={styles.amount}>
        <Money minor={visit.total} bare />
        {visit.deposit > 0 && (
          <small>
            <Money minor={visit.deposit} bare /> {t('desk.deposit')}
          </small>
        )}
      </span>
      {maySell ? (
        <Button
          component={Link}
          to={billPath(language, { appointment: visit.id })}
          size="lg"
          variant={isReady ? 'light' : 'default'}
          aria-label={t('desk.billOf', { name: visit.customer.name })}
        >
          {t('desk.bill')}
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
