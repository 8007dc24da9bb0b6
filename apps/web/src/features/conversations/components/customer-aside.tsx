import { COMMA, sayList } from '@rawnaq/domain/kernel/localized';
import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Facts } from '../../../ui/detail/facts';
import { Avatar } from '../../../ui/marks/avatar';
import { Money } from '../../../ui/money';
import type { Conversation } from './thread';
import styles from './conversations.module.css';

/** Who she is to the salon, so that nobody has to ask her. */
export function CustomerAside({ conversation: { customer, name } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const language = useLanguage();
  const format = useFormat();
  const mayBook = usePermission('appointments.create');
  const add = pathTo('merchant-appointments-add-appointment', language);
  return (
    <aside className={styles.aside} aria-label={t('facts')}>
      <div className={styles.person}>
        <Avatar name={customer?.name ?? name ?? '?'} size="m" />
        <div>
          <b>
            <bdi>{customer?.name ?? name ?? t('unknown')}</bdi>
          </b>
          <p>{customer ? t('since', { date: format.month(customer.created_at) }) : t('notCustomer')}</p>
        </div>
      </div>
      {customer ? <Known customer={customer} /> : <p className={styles.quiet}>{t('notCustomerText')}</p>}
      <div className={styles.asideEnd}>
        {customer && (
          <Button
            variant="default"
            component={Link}
            to={pathTo('merchant-customers-one', language, { id: customer.id })}
          >
            {t('profile')}
          </Button>
        )}
        {mayBook && (
          <Button
            variant="default"
            component={Link}
            to={customer ? `${add}?customer=${customer.id}` : add}
            leftSection={<IconCalendarPlus size={18} stroke={1.75} />}
          >
            {t('book')}
          </Button>
        )}
      </div>
    </aside>
  );
}

function Known({ customer }: { customer: NonNullable<Conversation['customer']> }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const now = new Date();
  const { next_visit, last_visit, notes, visits, spent, balance, no_shows } = customer;
  return (
    <>
      <section className={styles.next}>
        <p>{t('next')}</p>
        {next_visit ? (
          <>
            <b>{servicesOf(next_visit, format.language)}</b>
            <p>
              {format.dayTime(next_visit.start_at, now)}
              {COMMA[format.language]}
              <bdi>{format.list(next_visit.employees)}</bdi>
            </p>
          </>
        ) : (
          <b>{t('noNext')}</b>
        )}
      </section>
      {notes && (
        <p className={styles.warning}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <span dir="auto">{notes}</span>
        </p>
      )}
      <Facts
        facts={[
          { label: t('visits'), value: format.number(visits) },
          {
            label: t('lastVisit'),
            value: last_visit ? (
              <>
                {format.day(last_visit.start_at, now)}
                {COMMA[format.language]}
                <bdi>{format.list(last_visit.employees)}</bdi>
              </>
            ) : (
              t('none')
            ),
          },
          ...(spent === null ? [] : [{ label: t('spent'), value: <Money minor={spent} /> }]),
          { label: t('balance'), value: <Money minor={balance} /> },
          { label: t('noShows'), value: no_shows === 0 ? t('none') : format.number(no_shows) },
        ]}
      />
    </>
  );
}

const servicesOf = (
  { services }: NonNullable<NonNullable<Conversation['customer']>['next_visit']>,
  language: 'en' | 'ar',
): string =>
  sayList(
    services.map((one) => (language === 'ar' ? one.arabic_name : one.english_name)),
    language,
  );
