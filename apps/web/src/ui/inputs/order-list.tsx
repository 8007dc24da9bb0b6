import { IconGripVertical } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-list.module.css';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Said to screen readers when the item moves. */
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onReorder: (items: Item[]) => void;
};

type Lifted = { key: string; by: 'pointer' | 'keys' };

/**
 * Put things in order by dragging, or by keys: Space lifts, arrows move, Space drops, Escape puts back.
 * While lifted the new order is only shown; it is told once, when the item is dropped.
 */
export function OrderList<Item>({ label, items, keyOf, nameOf, children, onReorder }: Props<Item>) {
  const { t } = useTranslation('ui');
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [lifted, setLifted] = useState<Lifted>();
  const [draft, setDraft] = useState<readonly Item[]>();
  const [news, setNews] = useState('');
  const shown = draft ?? items;
  const placeOf = (key: string) => shown.findIndex((item) => keyOf(item) === key);

  const lift = (key: string, by: Lifted['by']) => {
    setLifted({ key, by });
    setDraft(items);
    setNews(t('order.lifted', { name: nameOf(items[placeOf(key)]!), place: placeOf(key) + 1, total: items.length }));
  };
  const moveTo = (key: string, place: number) => {
    const from = placeOf(key);
    if (place < 0 || place >= shown.length || place === from) return;
    const next = shown.toSpliced(from, 1).toSpliced(place, 0, shown[from]!);
    setDraft(next);
    setNews(t('order.moved', { name: nameOf(shown[from]!), place: place + 1, total: shown.length }));
  };
  const drop = () => {
    if (draft?.some((item, index) => item !== items[index])) onReorder([...draft]);
    if (lifted)
      setNews(t('order.dropped', { name: nameOf(shown[placeOf(lifted.key)]!), place: placeOf(lifted.key) + 1 }));
    setLifted(undefined);
    setDraft(undefined);
  };
  const putBack = () => {
    setNews(t('order.cancelled'));
    setLifted(undefined);
    setDraft(undefined);
  };

  const steer = (event: KeyboardEvent, key: string) => {
    const isLifted = lifted?.key === key;
    const actions: Record<string, (() => void) | undefined> = {
      ' ': () => (isLifted ? drop() : lift(key, 'keys')),
      Enter: () => (isLifted ? drop() : lift(key, 'keys')),
      ArrowUp: isLifted ? () => moveTo(key, placeOf(key) - 1) : undefined,
      ArrowDown: isLifted ? () => moveTo(key, placeOf(key) + 1) : undefined,
      Escape: isLifted ? putBack : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  /** The place under the pointer: how many rows have their middle above it. */
  const drag = (event: PointerEvent, key: string) => {
    if (lifted?.key !== key || lifted.by !== 'pointer') return;
    const others = [...list.current!.children].filter((row) => (row as HTMLElement).dataset['key'] !== key);
    moveTo(key, others.filter((row) => middleOf(row) < event.clientY).length);
  };

  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label}>
        {shown.map((item) => {
          const key = keyOf(item);
          const isLifted = lifted?.key === key;
          return (
            <li key={key} className={styles.item} data-key={key} data-lifted={isLifted || undefined}>
              <button
                type="button"
                className={styles.handle}
                aria-label={t('order.handle', { name: nameOf(item) })}
                aria-pressed={isLifted}
                aria-describedby={hintId}
                onKeyDown={(event) => steer(event, key)}
                onBlur={() => isLifted && lifted.by === 'keys' && drop()}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  lift(key, 'pointer');
                }}
                onPointerMove={(event) => drag(event, key)}
                onPointerUp={() => isLifted && lifted.by === 'pointer' && drop()}
                onPointerCancel={putBack}
              >
                <IconGripVertical size={18} stroke={1.75} aria-hidden />
              </button>
              <div className={styles.content}>{children(item)}</div>
            </li>
          );
        })}
      </ul>
      <span id={hintId} hidden>
        {t('order.hint')}
      </span>
      <span className={styles.live} role="status">
        {news}
      </span>
    </>
  );
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
