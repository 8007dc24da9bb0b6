import { SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { memo, useCallback, useMemo, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../../../lib/use-screen';
import { NoMatchState } from '../../../ui/states/states';
import { useNames } from '../../services';
import { recentFirst, shownItems, type Catalogue, type ShelfView, type TillItem } from '../catalogue';
import { EmptyShelf } from './empty-shelf';
import { Key } from './key';
import { Tile } from './tile';
import styles from './till.module.css';

type Props = {
  catalogue: Catalogue;
  /** How many of each stand on the bill, by `kind:id`. */
  counts: ReadonlyMap<string, number>;
  /** Services the customer had, the last one first. */
  recent?: readonly number[] | undefined;
  onAdd: (item: TillItem) => void;
  search: RefObject<HTMLInputElement | null>;
  maySellProducts: boolean;
  /** What the customer has on her packages. */
  children?: ReactNode;
};

const KINDS = ['service', 'product', 'package'] as const;
const NONE: readonly number[] = [];

/** Everything that can be put on a bill: found by typing, by category or by a scanner. */
export const Shelf = memo(function Shelf(props: Props) {
  const { catalogue, counts, recent = NONE, onAdd, search, maySellProducts, children } = props;
  const { t } = useTranslation('till');
  const { nameOf } = useNames();
  const { isMobile } = useScreen();
  const [view, setView] = useState<ShelfView>('services');
  const [category, setCategory] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const items = useMemo(() => shownItems(catalogue, { view, category, text }), [catalogue, view, category, text]);
  const isSearch = text.trim() !== '';
  const groups = useMemo(() => {
    const { first, rest } = recentFirst(items, isSearch ? NONE : recent);
    const kinds = KINDS.map((kind) => ({ title: kind, tiles: rest.filter((item) => item.kind === kind) }));
    return [{ title: 'recent' as const, tiles: first }, ...kinds].filter(({ tiles }) => tiles.length > 0);
  }, [items, recent, isSearch]);
  const hit = isSearch ? items[Math.min(place, items.length - 1)] : undefined;
  const add = useCallback(
    (item: TillItem) => {
      onAdd(item);
      setText('');
      setPlace(0);
    },
    [onAdd],
  );

  const steer = (event: KeyboardEvent) => {
    if (!isSearch) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setPlace((Math.min(place, items.length - 1) + step + items.length) % items.length);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (hit) add(hit);
    } else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const views: ShelfView[] = maySellProducts ? ['services', 'products', 'packages'] : ['services', 'packages'];

  return (
    <section className={styles.shelf} aria-label={t('shelf')}>
      <div className={styles.top}>
        <TextInput
          ref={search}
          className={styles.search}
          value={text}
          placeholder={t('search')}
          aria-label={t('search')}
          autoComplete="off"
          maxLength={100}
          autoFocus={!isMobile}
          data-till-search
          aria-describedby="till-hits"
          leftSection={<IconBarcode size={20} stroke={1.75} aria-hidden />}
          rightSection={isMobile ? null : <Key of="F2" />}
          rightSectionWidth={48}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={steer}
        />
        <SegmentedControl
          className={styles.views}
          value={view}
          onChange={(next) => {
            setView(next as ShelfView);
            setCategory(null);
            setText('');
          }}
          aria-label={t('shelf')}
          data={views.map((one) => ({ value: one, label: t(`views.${one}`) }))}
        />
      </div>
      {!isSearch && view === 'services' && catalogue.categories.length > 0 && (
        <div className={styles.categories} role="group" aria-label={t('categories')}>
          {[null, ...catalogue.categories].map((one) => (
            <button
              key={one?.id ?? 0}
              type="button"
              className={styles.category}
              aria-pressed={category === (one?.id ?? null)}
              onClick={() => setCategory(one?.id ?? null)}
            >
              {one ? nameOf(one) : t('allCategories')}
            </button>
          ))}
        </div>
      )}
      {children}
      {/* Scrolled by keys too: nothing in it need have the focus. */}
      <div className={styles.scroll} tabIndex={-1}>
        <VisuallyHidden id="till-hits" role="status">
          {isSearch && t('hits', { count: items.length })}
        </VisuallyHidden>
        {items.length === 0 &&
          (isSearch ? (
            <NoMatchState onClear={() => setText('')} />
          ) : (
            <EmptyShelf view={view} isCategory={category !== null} />
          ))}
        {groups.map(({ title, tiles }) => (
          <div key={title}>
            {(isSearch || groups[0]?.title === 'recent') && (
              <h2 className={styles.groupTitle}>{t(`groups.${title}`)}</h2>
            )}
            <div className={styles.tiles}>
              {tiles.map((item) => (
                <Tile
                  key={item.id}
                  item={item}
                  name={nameOf(item)}
                  count={counts.get(`${item.kind}:${item.id}`) ?? 0}
                  isHit={item === hit}
                  onAdd={add}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
});
