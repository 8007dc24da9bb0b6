import type { WaitingBlock, WaitingFigures, WaitingRow } from '@rawnaq/domain/dashboard/dashboard.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import styles from './figures.module.css';

type Doors = { all: (language: Language) => string; one: (language: Language, row: WaitingRow) => string };

/** Where a block and its rows lead. A new block is its line here, its title, and its question on the server. */
const DOORS: Record<WaitingBlock, Doors> = {
  bills: {
    all: (language) => `${pathTo('merchant-accounting-expenses', language)}?f.standing=overdue,not_paid,partially_paid`,
    one: (language, { id }) => pathTo('merchant-accounting-expenses-expense-one', language, { id }),
  },
  low_stock: {
    all: (language) => pathTo('merchant-products-reorder-list', language),
    one: (language) => pathTo('merchant-products-active-products', language),
  },
  documents: {
    all: (language) => pathTo('merchant-employees', language),
    one: (language, { id }) => pathTo('merchant-employees-one', language, { id }),
  },
};

/** What waits for somebody, of whatever period: one card for each right. */
export function WaitingCards({ blocks = [] }: { blocks?: readonly WaitingFigures[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const { language, number } = useFormat();
  if (blocks.length === 0) return null;
  return (
    <div className={styles.cards} data-spaced>
      {blocks.map(({ block, total, rows }) => (
        <Card
          key={block}
          title={t(`waiting.${block}.title`)}
          end={
            <Link className={styles.more} to={DOORS[block].all(language)}>
              {t('waiting.all', { shown: number(total) })}
            </Link>
          }
        >
          {rows.length === 0 ? (
            <p className={styles.none}>{t(`waiting.${block}.none`)}</p>
          ) : (
            <ul className={styles.waiting}>
              {rows.map((row) => (
                <li key={`${row.id} ${row.note}`}>
                  <Link to={DOORS[block].one(language, row)}>
                    <span>
                      <b>
                        <bdi>{row.name}</bdi>
                      </b>
                      <small>
                        {row.warning === null ? (
                          <bdi>{row.note}</bdi>
                        ) : (
                          t('waiting.warning', { shown: number(row.warning) })
                        )}
                      </small>
                    </span>
                    <Due row={row} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}

function Due({ row: { left, until, amount } }: { row: WaitingRow }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (left !== null)
    return (
      <StatusBadge tone={left <= 0 ? 'danger' : 'warning'}>
        {t('waiting.remaining', { shown: `\u2068${format.number(left)}\u2069` })}
      </StatusBadge>
    );
  const isOver = until !== null && until < format.localDate(new Date());
  return (
    <>
      {amount !== null && <Money minor={amount} bare />}
      {until !== null && (
        <StatusBadge tone={isOver ? 'danger' : 'warning'}>
          {isOver
            ? t(amount === null ? 'waiting.over' : 'waiting.overdue', { day: format.day(until, new Date()) })
            : format.day(until, new Date())}
        </StatusBadge>
      )}
    </>
  );
}
