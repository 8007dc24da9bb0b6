import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from '../shell/shell-props';
import { useFormat } from '../../lib/use-format';
import styles from './bulk-bar.module.css';

export type BulkAction<Row> = {
  label: string;
  icon: MenuIcon;
  onClick: (rows: readonly Row[], done: () => void) => void;
};
type Props<Row> = {
  actions: readonly BulkAction<Row>[];
  selection: { rows: readonly Row[]; clear: () => void };
  /** Phones show it as soon as the choosing begins, so that it does not push the cards away under the thumb. */
  stays: boolean;
};

export function BulkBar<Row>({ actions, selection, stays }: Props<Row>) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const count = selection.rows.length;
  if (count === 0 && !stays) return null;
  return (
    <div className={styles.bar} role="toolbar" data-pinned aria-label={t('table.bulk')} data-print="hide">
      <b aria-live="polite">{t('table.selected', { count, shown: format.number(count) })}</b>
      <span className={styles.line} />
      {actions.map(({ label, icon: Icon, onClick }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          disabled={count === 0}
          onClick={() => onClick(selection.rows, selection.clear)}
        >
          <Icon size={18} stroke={1.75} />
          {label}
        </button>
      ))}
      <span className={styles.line} />
      <button type="button" className={styles.action} onClick={selection.clear} aria-label={t('table.unselect')}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
