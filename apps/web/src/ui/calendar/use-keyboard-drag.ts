import { useEffect, type RefObject } from 'react';
import { openSession, type Session } from './drag-session';
import { columnStep, STEP } from './geometry';
import { itemOf, sceneOf, type GridParts } from './grid-parts';
import type { GridItem, TimeGridProps } from './grid-types';
import { drop } from './use-pointer-drag';

type Step = Parameters<Session<GridItem>['step']>[0];

/**
 * On a focused card arrows move, Shift with arrows makes it longer or shorter, Enter puts it there, Escape puts it
 * back.
 */
export function useKeyboardDrag<Item extends GridItem>(parts: GridParts, latest: RefObject<TimeGridProps<Item>>): void {
  useEffect(() => {
    const { body, voice } = parts.current!;
    let session: Session<Item> | undefined;
    let moved: HTMLElement | undefined;

    const say = (text: string) => {
      voice.textContent = text;
    };
    const release = () => {
      session?.close();
      [session, moved] = [undefined, undefined];
    };
    const confirm = () => {
      if (!session) return;
      const refused = session.verdict();
      const ended = session;
      const id = moved?.dataset['item'];
      if (refused?.level === 'refused') return say(refused.text);
      release();
      say('');
      drop(ended, latest.current);
      if (id) focusAgain(body, id);
    };
    const advance = (node: HTMLElement, step: Step) => {
      const item = itemOf(node, latest.current);
      if (!item || !(step.length ? item.resizable : item.movable)) return;
      if (!session) {
        const columnId = node.closest<HTMLElement>('[data-column]')!.dataset['column']!;
        session = openSession(sceneOf(parts, latest.current), {
          kind: step.length ? 'resize' : 'move',
          item,
          node,
          columnId,
          from: item.start,
        });
        moved = node;
      }
      session.step(step);
      say(latest.current.describe(session.drag(), session.verdict()));
      body.querySelector('[data-verdict]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };

    const onKey = (event: KeyboardEvent) => {
      const node = (event.target as Element).closest<HTMLElement>('[data-item]');
      if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
      if (session && event.key === 'Escape') {
        release();
        say('');
        return stop(event);
      }
      if (event.key === 'Enter' || event.key === ' ') {
        const item = itemOf(node, latest.current);
        if (session) confirm();
        else if (item) latest.current.onOpen(item);
        return stop(event);
      }
      const step = stepOf(event, getComputedStyle(body).direction === 'rtl');
      if (!step) return;
      advance(node, step);
      stop(event);
    };

    body.addEventListener('keydown', onKey);
    body.addEventListener('focusout', release);
    return () => {
      release();
      body.removeEventListener('keydown', onKey);
      body.removeEventListener('focusout', release);
    };
  }, [parts, latest]);
}

function stepOf({ key, shiftKey }: KeyboardEvent, isRtl: boolean): Step | undefined {
  if (key === 'ArrowUp') return shiftKey ? { length: -1 } : { minutes: -STEP };
  if (key === 'ArrowDown') return shiftKey ? { length: 1 } : { minutes: STEP };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return shiftKey ? undefined : { columns: columnStep(key, isRtl) };
  return undefined;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** In another column the card is another element; the focus goes with what it was on. */
function focusAgain(body: HTMLElement, id: string): void {
  requestAnimationFrame(() => {
    const card = body.querySelector<HTMLElement>(`[data-item="${id}"]`);
    if (card && document.activeElement !== card) card.focus({ preventScroll: true });
  });
}
