import { CloseButton } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { EmptyState } from '../../../ui/states/states';
import { nameIn, type ShelfProduct } from '../api';
import styles from './stock.module.css';

export type LineColumn = {
  id: string;
  label: string;
  width: string;
  /** Numbers stand at the end of their column. */
  end?: boolean;
  cell: (place: number) => ReactNode;
};
type Props = {
  lines: readonly { key: string; product: ShelfProduct | undefined }[];
  columns: readonly LineColumn[];
  onRemove: (place: number) => void;
  empty?: { title: string; text: string };
};

/** The lines of a stock document: a table on wide screens, one card for each on a phone. */
export function LineTable({ lines, columns, onRemove, empty }: Props) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  if (lines.length === 0)
    return (
      <EmptyState icon={IconPackage} title={empty?.title ?? t('noLines')} text={empty?.text ?? t('noLinesText')} />
    );
  const grid = { gridTemplateColumns: `minmax(160px, 1fr) ${columns.map(({ width }) => width).join(' ')} 36px` };
  return (
    <div className={styles.lines} style={grid}>
      <div className={styles.lineHead} aria-hidden>
        <span>{t('product')}</span>
        {columns.map(({ id, label, end }) => (
          <span key={id} data-end={end}>
            {label}
          </span>
        ))}
      </div>
      {lines.map(({ key, product }, place) => {
        const name = product ? nameIn(language, product) : '–';
        return (
          <div key={key} className={styles.line} role="group" aria-label={name}>
            <span className={styles.lineName}>
              <bdi>{name}</bdi>
              <small>
                <bdi dir="ltr">{product?.barcode}</bdi>
              </small>
            </span>
            {columns.map(({ id, label, end, cell }) => (
              <span key={id} className={styles.cell} data-end={end} data-label={label}>
                {cell(place)}
              </span>
            ))}
            <CloseButton
              className={styles.removeLine}
              aria-label={t('remove', { name })}
              onClick={() => onRemove(place)}
            />
          </div>
        );
      })}
    </div>
  );
}
