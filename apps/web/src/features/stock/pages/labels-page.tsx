import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconBarcode, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { EmptyState } from '../../../ui/states/states';
import type { ShelfProduct } from '../api';
import { DocumentPage } from '../components/document-form';
import { Label, labelsIn, labelsText, MOST_LABELS } from '../components/labels';
import { LineTable } from '../components/line-table';
import { ProductFinder } from '../components/product-finder';
import styles from '../components/stock.module.css';

/** Labels of chosen products; a receipt brings its own along in the address. */
export function LabelsPage() {
  const { t } = useTranslation('stock');
  const [params] = useSearchParams();
  const print = (
    <Button
      leftSection={<IconPrinter size={18} stroke={1.75} />}
      disabled={labelsIn(params.get('p')).length === 0}
      onClick={() => window.print()}
    >
      {t('print')}
    </Button>
  );
  return (
    <DocumentPage word="barcode-labels" note={t('labelsNote')} actions={print} offPaper>
      {({ products }) => <Labels products={products} />}
    </DocumentPage>
  );
}

function Labels({ products }: { products: readonly ShelfProduct[] }) {
  const { t } = useTranslation('stock');
  const [params, setParams] = useSearchParams();
  const [layout, setLayout] = useState('sheet');
  const [withPrice, setWithPrice] = useState(true);
  const lines = labelsIn(params.get('p')).flatMap((line) => {
    const product = products.find(({ id }) => id === line.product_id);
    return product ? [{ ...line, product }] : [];
  });
  const change = (next: readonly { product_id: number; quantity: number }[]) =>
    setParams(
      (current) => {
        const asked = new URLSearchParams(current);
        asked.set('p', labelsText(next));
        return asked;
      },
      { replace: true, preventScrollReset: true },
    );
  const setQuantity = (place: number, quantity: number) =>
    change(lines.map((line, index) => (index === place ? { ...line, quantity } : line)));
  const found = ({ id }: ShelfProduct) => {
    const place = lines.findIndex(({ product_id }) => product_id === id);
    if (place < 0) change([{ product_id: id, quantity: 1 }, ...lines]);
    else setQuantity(place, lines[place]!.quantity + 1);
  };
  const labels = lines
    .flatMap(({ product, quantity }) => Array.from({ length: quantity }, (_, copy) => ({ product, copy })))
    .slice(0, MOST_LABELS);
  return (
    <div className={styles.page}>
      <ProductFinder products={products} onFound={found} />
      <div data-print="hide">
        <LineTable
          lines={lines.map(({ product }) => ({ key: String(product.id), product }))}
          empty={{ title: t('noLabels'), text: t('noLabelsText') }}
          onRemove={(place) => change(lines.filter((_, index) => index !== place))}
          columns={[
            {
              id: 'labels',
              label: t('labelsCount'),
              width: '110px',
              cell: (place) => (
                <DecimalInput
                  label={t('labelsCount')}
                  decimals={0}
                  value={lines[place]!.quantity}
                  onChange={(quantity) => setQuantity(place, Math.min(Math.max(quantity ?? 1, 1), MOST_LABELS))}
                />
              ),
            },
          ]}
        />
      </div>
      {lines.length > 0 && (
        <>
          <div className={styles.foot} style={{ position: 'static' }} data-print="hide">
            <SegmentedControl
              value={layout}
              onChange={setLayout}
              aria-label={t('layout')}
              data={[
                { value: 'sheet', label: t('sheet') },
                { value: 'single', label: t('single') },
              ]}
            />
            <Switch
              label={t('withPrice')}
              checked={withPrice}
              onChange={(event) => setWithPrice(event.currentTarget.checked)}
            />
          </div>
          <div className={styles.labels} data-layout={layout}>
            {labels.map(({ product, copy }) => (
              <Label key={`${product.id}-${copy}`} product={product} withPrice={withPrice} />
            ))}
          </div>
        </>
      )}
      {products.length === 0 && <EmptyState icon={IconBarcode} title={t('noLabels')} />}
    </div>
  );
}
