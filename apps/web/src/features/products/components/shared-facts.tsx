import type { ReactNode } from 'react';
import styles from './products.module.css';

type Props = {
  product: { english_name: string; arabic_name: string; barcode: string; owner_name: string };
  children?: ReactNode;
};

/** What all salons share about a product; it is read here and changed by the platform. */
export function SharedFacts({ product, children }: Props) {
  return (
    <section className={styles.facts}>
      <b lang="en" dir="ltr">
        {product.english_name}
      </b>
      <b lang="ar" dir="rtl">
        {product.arabic_name}
      </b>
      <small>
        <bdi>{product.owner_name}</bdi> · <bdi dir="ltr">{product.barcode}</bdi>
      </small>
      {children}
    </section>
  );
}
