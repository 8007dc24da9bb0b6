import { careStates } from '@rawnaq/domain/customer-care/care.states';
import { customerCareContract as care } from '@rawnaq/domain/customer-care/customer-care.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { titleOfPage } from '../../../lib/pages/known-pages';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './desk.module.css';

/** What waits behind each door, and the filter that shows the same rows. */
const DOORS = [
  ['merchant-pos-appointments-reminder', care.get_reminders, 'start_at', [1, 1]],
  ['merchant-pos-no-show-reschedule', care.get_no_shows, 'start_at', [-7, -1]],
  ['merchant-pos-rate-us-for-issued-invoices', care.get_ratings, 'issued_at', [-1, -1]],
  ['merchant-pos-customer-account-balance-reminder', care.get_balances, undefined, [0, 0]],
  ['merchant-pos-birthday-congratulations', care.get_birthdays, 'day', [0, 0]],
] as const;
type Door = (typeof DOORS)[number];

/** The doors to the care pages, each with how many of its messages were not sent yet. */
export function CareCard({ today }: { today: LocalDate }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  return (
    <Card title={pageWords['customer-care'][language]} end={<small>{t('desk.notSent')}</small>}>
      <ul className={styles.care}>
        {DOORS.map((door) => (
          <CareDoor key={door[0]} door={door} today={today} />
        ))}
      </ul>
    </Card>
  );
}

function CareDoor({ door: [name, endpoint, day, [from, to]], today }: { door: Door; today: LocalDate }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const format = useFormat();
  const filters = {
    ...(day && { [`f.${day}`]: `${addDays(today, from)}..${addDays(today, to)}` }),
    'f.state': careStates.codes.unsent,
  };
  const total = useRead(endpoint, { page_size: '1', ...filters }, { ownFailure: true }).data?.total;
  return (
    <li>
      <Link to={`${pathTo(name, language)}?${new URLSearchParams(filters)}`}>
        <span>
          {titleOfPage(name)?.[language]}
          <small>{t(`desk.care.${name}`)}</small>
        </span>
        {total !== undefined && total > 0 && <b>{format.number(total)}</b>}
        <IconChevronRight size={18} stroke={1.75} className="flip" aria-hidden />
      </Link>
    </li>
  );
}
