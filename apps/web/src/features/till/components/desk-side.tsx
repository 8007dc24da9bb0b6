import { Button } from '@mantine/core';
import { pathTo, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { titleOfPage } from '../../../lib/pages/known-pages';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import { billPath } from '../paths';
import styles from './desk.module.css';

const SHOWN = 5;
const CARE_PAGES = [
  'merchant-pos-appointments-reminder',
  'merchant-pos-no-show-reschedule',
  'merchant-pos-rate-us-for-issued-invoices',
  'merchant-pos-customer-account-balance-reminder',
  'merchant-pos-birthday-congratulations',
] as const satisfies readonly AddressName[];

export const useHeld = (enabled: boolean) =>
  useRead(tillContract.held, { page_size: String(SHOWN) }, { enabled, ownFailure: true });

/** Bills that were put aside, newest first. */
export function HeldCard() {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const format = useFormat();
  const held = useHeld(true).data;
  if (!held || held.total === 0) return null;
  return (
    <Card
      title={`${pageWords['on-hold'][language]} ${held.total}`}
      end={
        <Link className={styles.all} to={pathTo('merchant-on-hold-report', language)}>
          {t('desk.all')}
        </Link>
      }
    >
      <ul className={styles.held}>
        {held.records.map((bill) => (
          <li key={bill.id}>
            <div>
              <bdi>{bill.customer ?? t('walkIn')}</bdi>
              <small>
                <Money minor={bill.total} bare /> ·{' '}
                {t('desk.since', { time: format.dayTime(bill.created_at, new Date()) })}
              </small>
              {bill.note && <small className="ellipsis">{bill.note}</small>}
            </div>
            <Button
              component={Link}
              to={billPath(language, { held: bill.id })}
              variant="default"
              size="lg"
              aria-label={t('desk.resumeOf', { name: bill.customer ?? t('walkIn') })}
            >
              {t('desk.resume')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The doors to the care pages there are. */
export function CareCard() {
  const language = useLanguage();
  const pages = CARE_PAGES.flatMap((name) => {
    const title = titleOfPage(name);
    return title ? [{ name, title }] : [];
  });
  return (
    <Card title={pageWords['customer-care'][language]}>
      <ul className={styles.care}>
        {pages.map(({ name, title }) => (
          <li key={name}>
            <Link to={pathTo(name, language)}>
              <span>{title[language]}</span>
              <IconChevronRight size={18} stroke={1.75} className="flip" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
