import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money';
import type { TillItem } from '../catalogue';
import styles from './till.module.css';

type Props = {
  item: TillItem;
  name: string;
  count: number;
  /** The one that Enter takes. */
  isHit: boolean;
  onAdd: (item: TillItem) => void;
};

export const Tile = memo(function Tile({ item, name, count, isHit, onAdd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHit) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isHit]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.tile}
      data-on={count > 0 || undefined}
      data-hit={isHit || undefined}
      onClick={() => onAdd(item)}
    >
      <b>{name}</b>
      <span>
        <small>
          <Note item={item} />
        </small>
        <strong>
          <Money minor={item.price} bare />
        </strong>
      </span>
      {count > 0 && <i className={styles.count}>{count}</i>}
    </button>
  );
});

const LOW_STOCK = 3;

function Note({ item: { minutes, stock } }: { item: TillItem }) {
  const { t } = useTranslation('till');
  if (minutes !== null) return t('minutes', { count: minutes });
  if (stock === null) return null;
  if (stock <= LOW_STOCK) return <span className={styles.low}>{t('lowStock', { count: Math.max(0, stock) })}</span>;
  return t('inStock', { count: stock });
}
