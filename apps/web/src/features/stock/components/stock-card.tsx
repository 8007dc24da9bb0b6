import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { sayList } from '@rawnaq/domain/kernel/localized';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { Sum } from './form-parts';
import styles from './stock.module.css';

const SHOWN = 6;

/** What there is of a product, what it cost on average and what moved it last. */
export function StockCard({ productId }: { productId: number }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const format = useFormat();
  const mayOpen = usePermission('products.stock-operations');
  const query = useRead(stockContract.get_card, { product_id: productId }, { ownFailure: true });
  if (!query.data) return <Awaiting query={query} rows={3} />;
  const card = query.data;
  const dated = card.lots.filter(({ expires_on }) => expires_on !== null);
  return (
    <section className={styles.card}>
      <div className={styles.figures}>
        <Sum label={t('inStock')}>{format.number(card.quantity)}</Sum>
        <Sum label={t('average')}>
          <Money minor={card.unit_cost} bare />
        </Sum>
        <Sum label={t('value')}>
          <Money minor={card.worth} bare />
        </Sum>
        <Sum label={t('daysOfCover')}>{card.days_of_cover === null ? '–' : format.number(card.days_of_cover)}</Sum>
      </div>
      {dated.length > 0 && (
        <p className={styles.hint}>
          {t('lots')}:{' '}
          {sayList(
            dated.map(({ expires_on, quantity }) => `${format.date(expires_on!)} (${format.number(quantity)})`),
            language,
          )}
        </p>
      )}
      <div className={styles.cardHead}>
        <span>{t('lastMovements')}</span>
        {mayOpen && (
          <Link to={`${pathTo('merchant-products-stock-operations', language)}?f.product_id=${productId}`}>
            {t('allMovements')}
          </Link>
        )}
      </div>
      {card.movements.length === 0 ? (
        <p className={styles.hint}>{t('nothingMoved')}</p>
      ) : (
        <ul className={styles.moves}>
          {card.movements.slice(0, SHOWN).map((move) => (
            <li key={move.id}>
              <span>
                {stockOperations.choices.find(({ value }) => value === move.operation)!.label[language]}{' '}
                <small>
                  {format.day(move.created_at, new Date())}
                  {move.document && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{move.document}</bdi>
                    </>
                  )}
                </small>
              </span>
              <b dir="ltr">{move.quantity === 0 ? '–' : format.number(move.quantity)}</b>
              <b>
                <Money minor={move.worth} bare />
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
