import type { ReactNode } from 'react';
import { useNames } from '../../services';
import type { Offered } from '../api';
import styles from './products.module.css';

export function OfferedRow({ product, children }: { product: Offered; children: ReactNode }) {
  const { nameOf, otherNameOf } = useNames();
  return (
    <div className={styles.row}>
      <span>
        <b>
          <bdi>{nameOf(product)}</bdi>
        </b>
        <small>
          <bdi>{otherNameOf(product)}</bdi>
        </small>
        <small>
          <bdi>{product.owner_name}</bdi> · <bdi dir="ltr">{product.barcode}</bdi>
        </small>
      </span>
      {children}
    </div>
  );
}
