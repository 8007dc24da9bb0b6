import { topOf, type ColumnBox, type Sheet } from './geometry';
import type { Target, Verdict } from './grid-types';
import styles from './calendar.module.css';

const HINT_WIDTH = 236;
const GAP = 8;

export type Ghost = {
  place: (target: Target, column: ColumnBox, text: string, verdict: Verdict | undefined) => void;
  remove: () => void;
};

/**
 * What flies under the pointer: a copy of the card with the times of its target, moved by transform beside React, so
 * that a drag costs no rendering. The layer runs from left to right in both languages, which makes its pixels physical;
 * the copy keeps the direction of what it lies on.
 */
export function openGhost(layer: HTMLElement, sheet: Sheet, source: HTMLElement | undefined, isAlong = false): Ghost {
  const card = source ? copyOf(source) : emptyCard();
  const direction = layer.closest<HTMLElement>('[dir]')?.dir ?? '';
  card.dir = direction;
  if (isAlong) card.dataset['along'] = '';
  const time = card.querySelector<HTMLElement>('[data-time]') ?? lastLineOf(card);
  const hint = makeHint(direction);
  layer.append(card, hint.box);
  source?.setAttribute('data-gone', '');

  return {
    place: (target, column, text, verdict) => {
      const top = topOf(target.start, sheet);
      const height = topOf(target.end, sheet) - top;
      card.style.inlineSize = `${column.width - 8}px`;
      card.style.blockSize = `${height}px`;
      card.style.transform = `translate3d(${column.x + 4}px, ${top}px, 0)`;
      card.dataset['verdict'] = verdict?.level ?? 'free';
      if (time) time.textContent = text;
      hint.show(verdict, column, top, height);
    },
    remove: () => {
      card.remove();
      hint.box.remove();
      source?.removeAttribute('data-gone');
    },
  };
}

function copyOf(source: HTMLElement): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const name of [
    'id',
    'data-item',
    'data-gone',
    'style',
    'tabindex',
    'role',
    'aria-label',
    'aria-haspopup',
    'aria-expanded',
    'data-selected',
  ])
    copy.removeAttribute(name);
  copy.classList.add(styles.flying!);
  return copy;
}

/**
 * The line of a timed card that says when, as an element of its own: cards do without one, as long as nobody drags
 * them.
 */
function lastLineOf(card: HTMLElement): HTMLElement | null {
  const text = [...card.childNodes].findLast((node) => node instanceof Text);
  if (card.dataset['timed'] === undefined || !text) return null;
  const time = timeLine();
  text.splitText(text.data.lastIndexOf('\n') + 1).replaceWith(time);
  return time;
}

function timeLine(): HTMLElement {
  const time = document.createElement('bdi');
  time.dir = 'ltr';
  time.dataset['time'] = '';
  return time;
}

function emptyCard(): HTMLElement {
  const card = document.createElement('div');
  card.className = `${styles.item} ${styles.flying} ${styles.fresh}`;
  card.append(timeLine());
  return card;
}

function makeHint(direction: string) {
  const box = document.createElement('div');
  box.className = styles.hint!;
  box.dir = direction;
  const [reason, advice] = [document.createElement('b'), document.createElement('span')];
  box.append(reason, advice);
  const show = (verdict: Verdict | undefined, column: ColumnBox, top: number, height: number) => {
    box.hidden = !verdict;
    if (!verdict) return;
    box.dataset['level'] = verdict.level;
    reason.textContent = verdict.text;
    advice.textContent = verdict.hint ?? '';
    const sheetWidth = box.parentElement?.clientWidth ?? 0;
    const x = Math.max(GAP, Math.min(column.x + (column.width - HINT_WIDTH) / 2, sheetWidth - HINT_WIDTH - GAP));
    const below = top + height + GAP;
    const isAtEnd = below + 90 > (box.parentElement?.clientHeight ?? 0);
    const y = isAtEnd ? top - GAP : below;
    box.style.transform = `translate3d(${x}px, ${y}px, 0)${isAtEnd ? ' translateY(-100%)' : ''}`;
  };
  return { box, show };
}
