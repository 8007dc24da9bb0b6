import { Progress } from '@mantine/core';
import { nextDue } from '@rawnaq/domain/complaints/complaint.rules';
import type { ComplaintRecord } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { DateTimeCell, PersonCell, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { Money } from '../../../ui/money';
import styles from './complaint.module.css';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long there is left until she should have her answer, or it should be over. */
export function ClockCard({ complaint }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const due = nextDue(complaint);
  if (!due) return null;
  const [from, until, now] = [Date.parse(complaint.clock_from), Date.parse(due.at), Date.now()];
  const remaining = until - now;
  const isLate = remaining < 0;
  const time = spell(Math.abs(remaining), t);
  return (
    <Card title={due.what === 'answer' ? t('timeToAnswer') : t('timeToClose')}>
      <p className={styles.clock} data-late={isLate || undefined}>
        {isLate ? t('late', { time }) : time}
      </p>
      <Progress
        value={isLate ? 100 : Math.min(100, ((now - from) / (until - from)) * 100)}
        color={isLate ? 'red' : 'yellow'}
        aria-hidden
      />
      <p className={styles.quiet}>{t('promise', { count: Math.round((until - from) / HOUR) })}</p>
    </Card>
  );
}

type Words = ReturnType<typeof useTranslation<'complaints'>>['t'];

function spell(length: number, t: Words): string {
  const hours = Math.floor(length / HOUR);
  return length >= 2 * DAY
    ? t('time.days', { count: Math.floor(length / DAY), hours: hours % 24 })
    : t('time.hours', { hours, minutes: Math.floor((length % HOUR) / MINUTE) });
}

/** Who she is to the salon; of somebody unknown, how to reach her. */
export function CustomerCard({ complaint: { name, mobile, customer } }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const format = useFormat();
  const number = customer?.mobile ?? mobile;
  return (
    <Card
      title={t('customer')}
      end={
        customer && (
          <Link className={styles.link} to={pathTo('merchant-customers-one', language, { id: customer.id })}>
            {t('profile')}
          </Link>
        )
      }
    >
      <PersonCell
        name={customer?.name ?? name}
        note={
          number && (
            <a className={styles.link} href={`tel:${number}`}>
              <PhoneCell value={number} />
            </a>
          )
        }
      />
      {customer && (
        <Facts
          facts={[
            { label: t('visits'), value: format.number(customer.visits) },
            ...(customer.spent === null ? [] : [{ label: t('spent'), value: <Money minor={customer.spent} /> }]),
            { label: t('earlier'), value: customer.complaints === 0 ? t('none') : format.number(customer.complaints) },
            {
              label: t('next'),
              value: customer.next_visit_at ? <DateTimeCell value={customer.next_visit_at} /> : t('none'),
            },
          ]}
        />
      )}
    </Card>
  );
}
