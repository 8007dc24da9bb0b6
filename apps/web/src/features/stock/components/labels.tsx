import { barcodeOf } from '@rawnaq/domain/barcodes/barcode';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { useLanguage } from '../../../lib/language/i18n';
import { Money } from '../../../ui/money';
import { nameIn, type ShelfProduct } from '../api';
import styles from './stock.module.css';

const QUIET_MODULES = 10;
const HEIGHT = 40;
export const MOST_LABELS = 500;

/** `?p=12x24,7x6`: products and how many labels of each. */
type Wanted = { product_id: number; quantity: number };
export const labelsText = (lines: readonly Wanted[]): string =>
  lines.map((line) => `${line.product_id}x${line.quantity}`).join(',');
export const labelsPath = (language: Language, lines: readonly Wanted[]): string =>
  `${pathTo('merchant-products-labels', language)}?p=${labelsText(lines)}`;

export const labelsIn = (text: string | null): Wanted[] =>
  (text ?? '').split(',').flatMap((part) => {
    const [product_id, quantity] = part.split('x').map(Number);
    return product_id && quantity && Number.isSafeInteger(product_id) && Number.isSafeInteger(quantity) && quantity > 0
      ? [{ product_id, quantity: Math.min(quantity, MOST_LABELS) }]
      : [];
  });

/** One path of all bars, with the quiet zones scanners need. Always black on white, whatever the page looks like. */
function Bars({ text }: { text: string }) {
  const barcode = barcodeOf(text);
  if (!barcode) return null;
  let at = QUIET_MODULES;
  const bars: string[] = [];
  for (const [place, width] of barcode.widths.entries()) {
    if (place % 2 === 0) bars.push(`M${at} 0h${width}v${HEIGHT}h-${width}z`);
    at += width;
  }
  return (
    <svg
      viewBox={`0 0 ${at + QUIET_MODULES} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <path d={bars.join('')} fill="#000" />
    </svg>
  );
}

export function Label({ product, withPrice }: { product: ShelfProduct; withPrice: boolean }) {
  const language = useLanguage();
  return (
    <div className={styles.label}>
      <span className={styles.labelName}>
        <bdi>{nameIn(language, product)}</bdi>
      </span>
      <Bars text={product.barcode} />
      <span className={styles.labelCode} dir="ltr">
        {product.barcode}
      </span>
      {withPrice && (
        <span className={styles.labelPrice}>
          <Money minor={product.price} />
        </span>
      )}
    </div>
  );
}
