import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import styles from './pager.module.css';

type Props = {
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`: how many rows the open page has tells whether another follows. */
  beyond?: { shown: number } | undefined;
  sizes: readonly number[];
  /** Everything on one page of this size needs no pager; a longer page can be made shorter again. */
  usualSize?: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
};

export function Pager({ page, pageSize, total, beyond, sizes, usualSize = pageSize, onPage, onPageSize }: Props) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const counted = Math.max(1, Math.ceil(total / pageSize));
  // Beyond what was counted one goes on page by page; there is no last one to jump to.
  const mayGoOn = beyond !== undefined && page >= counted && beyond.shown === pageSize;
  const last = Math.max(counted, page) + (mayGoOn ? 1 : 0);
  if (last === 1 && total <= usualSize) return null;
  const from = format.number((page - 1) * pageSize + 1);
  const to = format.number(beyond ? (page - 1) * pageSize + beyond.shown : Math.min(page * pageSize, total));
  const all = beyond ? t('moreThan', { shown: format.number(total) }) : format.number(total);

  return (
    <nav className={styles.pager} aria-label={t('pager.label')} data-print="hide">
      <div className={styles.start}>
        <span>{t('pager.range', { from, to, total: all })}</span>
        <label className={styles.size}>
          <select
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
            aria-label={t('pager.size')}
          >
            {[...new Set([...sizes, pageSize])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {t('pager.perPage', { size })}
                </option>
              ))}
          </select>
        </label>
      </div>
      {last > 1 && (
        <div className={styles.pages}>
          <button
            type="button"
            className={styles.page}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
            aria-label={t('pager.previous')}
          >
            <IconChevronLeft className="flip" size={18} aria-hidden />
          </button>
          {pagesAround(page, last, beyond !== undefined).map((entry, index) =>
            entry === undefined ? (
              <span key={`gap-${index}`}>…</span>
            ) : (
              <button
                key={entry}
                type="button"
                className={styles.page}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: entry })}
                onClick={() => onPage(entry)}
              >
                {format.number(entry)}
              </button>
            ),
          )}
          <button
            type="button"
            className={styles.page}
            disabled={page === last}
            onClick={() => onPage(page + 1)}
            aria-label={t('pager.next')}
          >
            <IconChevronRight className="flip" size={18} aria-hidden />
          </button>
        </div>
      )}
    </nav>
  );
}

/**
 * First, last and the neighbours; `undefined` is a gap. Without an end there is no last one, and a gap says that it
 * goes on.
 */
export function pagesAround(page: number, last: number, isEndless = false): (number | undefined)[] {
  const wanted = [
    1,
    page - 1,
    page,
    page + 1,
    ...(isEndless ? [] : [last]),
    ...(page <= 2 ? [2, 3] : []),
    ...(page >= last - 1 ? [last - 1, last - 2] : []),
  ];
  const pages = [...new Set(wanted)].filter((entry) => entry >= 1 && entry <= last).sort((a, b) => a - b);
  const shown = pages.flatMap((entry, index) => {
    const before = pages[index - 1];
    if (before === undefined || entry - before === 1) return [entry];
    return entry - before === 2 ? [entry - 1, entry] : [undefined, entry];
  });
  return isEndless && pages.at(-1)! < last ? [...shown, undefined] : shown;
}
