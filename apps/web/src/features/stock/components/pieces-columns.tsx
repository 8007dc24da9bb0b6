import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { NumberField } from '../../../ui/fields/number-fields';
import type { ShelfProduct } from '../api';
import type { LineColumn } from './line-table';
import styles from './stock.module.css';

type Line = { product_id?: unknown; quantity?: unknown };

/** How many pieces go, and what is left of them. */
export function usePiecesColumns(products: readonly ShelfProduct[], lines: readonly Line[]): LineColumn[] {
  const { t } = useTranslation('stock');
  const format = useFormat();
  return [
    {
      id: 'quantity',
      label: t('quantity'),
      width: '100px',
      cell: (place) => <NumberField name={`lines.${place}.quantity`} label={t('quantity')} />,
    },
    {
      id: 'stock',
      label: t('inStock'),
      width: '100px',
      end: true,
      cell: (place) => {
        const there = products.find(({ id }) => id === lines[place]?.product_id)?.quantity ?? 0;
        return (
          <bdi dir="ltr">
            <span className={styles.was}>{format.number(there)} → </span>
            {format.number(there - Number(lines[place]?.quantity ?? 0))}
          </bdi>
        );
      },
    },
  ];
}
