import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import { billPath } from '../paths';
import styles from './desk.module.css';

const SHOWN = 5;

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
