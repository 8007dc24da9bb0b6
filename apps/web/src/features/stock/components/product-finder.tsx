import { Button, Select } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { looksLikeBarcode, toBarcode, toProductSearch } from '@rawnaq/domain/products/product.rules';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { IconBarcode } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useBarcodeScanner } from '../../till';
import { nameIn, type ShelfProduct } from '../api';
import styles from './stock.module.css';

type Props = { products: readonly ShelfProduct[]; onFound: (product: ShelfProduct) => void };

/** The next product: scanned wherever the focus is, or looked for by name or barcode. */
export function ProductFinder({ products, onFound }: Props) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const mayActivate = usePermission('products.edit');
  const [text, setText] = useState('');
  const [isListOpen, setListOpen] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const scanned = (barcode: string) => {
    const found = products.find((product) => product.barcode === toBarcode(barcode));
    setUnknown(found ? undefined : toBarcode(barcode));
    // Its keys may have opened it.
    setListOpen(false);
    if (found) onFound(found);
  };
  useBarcodeScanner(scanned);
  const chosen = (id: string | null) => {
    const found = products.find((product) => String(product.id) === id);
    if (!found) return;
    setUnknown(undefined);
    onFound(found);
    setText('');
    setListOpen(false);
  };
  const activation = `${pathTo('merchant-products-active-products', language)}?activate=${unknown}`;
  // Whole barcodes are known before any list of them is drawn, and the list must not choose once more.
  const wholeBarcode = (event: KeyboardEvent) => {
    const found = event.key === 'Enter' && products.find(({ barcode }) => text !== '' && barcode === toBarcode(text));
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    chosen(String(found.id));
  };
  return (
    <div data-print="hide" onKeyDownCapture={wholeBarcode}>
      <Select
        className={styles.finder}
        aria-label={t('scan')}
        placeholder={t('scan')}
        size="lg"
        leftSection={<IconBarcode size={22} stroke={1.75} aria-hidden />}
        rightSection={null}
        searchable
        nothingFoundMessage={t('notFound')}
        value={null}
        dropdownOpened={isListOpen}
        onDropdownOpen={() => setListOpen(true)}
        onDropdownClose={() => setListOpen(false)}
        searchValue={text}
        onSearchChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The next product, never the whole document: that has its own button and keys.
          event.preventDefault();
          if (!looksLikeBarcode(text) || products.some(({ barcode }) => barcode.includes(toBarcode(text)))) return;
          setUnknown(toBarcode(text));
          setText('');
        }}
        data={products.map((product) => ({ value: String(product.id), label: nameIn(language, product) }))}
        filter={({ options, search }) => {
          const [sought, barcode] = [toProductSearch(search), toBarcode(search)];
          const productOf = (option: object) =>
            'value' in option ? products.find(({ id }) => String(id) === option.value) : undefined;
          const found = options.filter((option) => {
            const product = productOf(option);
            if (!product) return false;
            const key = toSearchKey(`${product.english_name} ${product.arabic_name} ${product.owner_name}`);
            return key.includes(sought) || product.barcode.includes(barcode);
          });
          // A barcode that was typed whole comes before those that only have it in them.
          const rank = (option: object) => (productOf(option)?.barcode === barcode ? 0 : 1);
          return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, 30);
        }}
        onChange={chosen}
      />
      {unknown && (
        <div className={styles.unknown} role="alert">
          <span>{t('unknown', { barcode: `\u2066${unknown}\u2069` })}</span>
          <Button variant="default" size="compact-md" onClick={() => setUnknown(undefined)}>
            {t('skip')}
          </Button>
          {mayActivate && (
            <Button component={Link} to={activation} variant="default" size="compact-md">
              {t('activate')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
