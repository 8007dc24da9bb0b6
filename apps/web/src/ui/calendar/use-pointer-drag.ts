import { useEffect, type RefObject } from 'react';
import { openSession, pointOn, sheetOf, type Grip, type Session } from './drag-session';
import { edgeSpeed, minuteAt } from './geometry';
import type { GridItem, TimeGridProps } from './grid-types';
import { itemOf, sceneOf, type GridParts } from './grid-parts';

const MOVES_AFTER = 4;
const FINGER_SLIPS = 10;
const HOLD_MS = 380;
/** As high as the strip with the resize pointer in the style sheet. */
const RESIZE_EDGE = 7;

type Press = { id: number; x: number; y: number; isTouch: boolean; timer: number | undefined };

/**
 * One set of listeners for the whole grid, however many cards it has. A mouse drags at once, a finger after holding
 * still for a moment, so that swiping still scrolls.
 */
export function usePointerDrag<Item extends GridItem>(parts: GridParts, latest: RefObject<TimeGridProps<Item>>): void {
  useEffect(() => {
    const { body, scroller } = parts.current!;
    let press: Press | undefined;
    let grip: Grip<Item> | undefined;
    let session: Session<Item> | undefined;
    let last = { clientX: 0, clientY: 0 };
    let frame = 0;
    let dragged = false;

    const begin = () => {
      if (!grip || session) return;
      session = openSession(sceneOf(parts, latest.current), grip);
      body.dataset['dragging'] = grip.kind;
      frame = requestAnimationFrame(run);
    };
    const run = () => {
      if (!session) return;
      const edges = scroller.getBoundingClientRect();
      const [across, down] = [
        edgeSpeed(last.clientX, edges.left, edges.right),
        edgeSpeed(last.clientY, edges.top, edges.bottom),
      ];
      if (across !== 0 || down !== 0) scroller.scrollBy(across, down);
      const { x, y } = pointOn(body, last);
      session.follow(x, y);
      frame = requestAnimationFrame(run);
    };
    const release = () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(press?.timer);
      session?.close();
      delete body.dataset['dragging'];
      [press, grip, session] = [undefined, undefined, undefined];
      for (const [name, listener] of whileDown) window.removeEventListener(name, listener as EventListener, true);
    };

    const onDown = (event: PointerEvent) => {
      dragged = false;
      if (press || event.button !== 0) return;
      grip = gripOf(event, parts, latest.current);
      if (!grip) return;
      last = event;
      const isTouch = event.pointerType === 'touch';
      press = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        isTouch,
        timer: isTouch ? window.setTimeout(begin, HOLD_MS) : undefined,
      };
      for (const [name, listener] of whileDown) window.addEventListener(name, listener as EventListener, true);
    };
    const onMove = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return;
      last = event;
      if (session) return;
      const way = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (press.isTouch && way > FINGER_SLIPS) release();
      else if (!press.isTouch && way > MOVES_AFTER) begin();
    };
    const onUp = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return;
      if (session) {
        const { x, y } = pointOn(body, event);
        session.follow(x, y);
        dragged = true;
        drop(session, latest.current);
      }
      release();
    };
    /** The window is left. What loses the focus inside it comes by here as well: the press itself takes it away. */
    const onBlur = (event: FocusEvent) => {
      if (event.target === window) release();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !session) return;
      event.stopPropagation();
      dragged = true;
      release();
    };
    /** The press that ended a drag is no click. */
    const onClick = (event: MouseEvent) => {
      if (dragged) return;
      const item = itemOf(event.target, latest.current);
      if (item) return latest.current.onOpen(item);
      const place = placeOf(event, parts, latest.current);
      if (place) latest.current.onPlace(place, (event as PointerEvent).pointerType === 'touch');
    };
    const onMenu = (event: MouseEvent) => {
      // Holding a finger on a card also asks for a menu; the drag has it already.
      if (press?.isTouch) return event.preventDefault();
      const place = itemOf(event.target, latest.current) ? undefined : placeOf(event, parts, latest.current);
      if (!place) return;
      event.preventDefault();
      latest.current.onMenu(place);
    };
    /** Once a finger drags, the page must not scroll with it. */
    const onTouchMove = (event: TouchEvent) => {
      if (session) event.preventDefault();
    };

    const whileDown = [
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', release],
      ['blur', onBlur],
      ['keydown', onKey],
    ] as const;
    body.addEventListener('pointerdown', onDown);
    body.addEventListener('click', onClick);
    body.addEventListener('contextmenu', onMenu);
    body.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      release();
      body.removeEventListener('pointerdown', onDown);
      body.removeEventListener('click', onClick);
      body.removeEventListener('contextmenu', onMenu);
      body.removeEventListener('touchmove', onTouchMove);
    };
  }, [parts, latest]);
}

/** Ends a drag: nothing happens at home, what is refused says why, everything else is the screen's. */
export function drop<Item extends GridItem>(
  session: Session<Item>,
  { onDrop, onRefuse }: Pick<TimeGridProps<Item>, 'onDrop' | 'onRefuse'>,
): void {
  const [drag, verdict] = [session.drag(), session.verdict()];
  if (session.isHome()) return;
  if (verdict?.level === 'refused') return onRefuse(verdict);
  onDrop(drag, verdict);
}

function gripOf<Item extends GridItem>(
  event: PointerEvent,
  parts: GridParts,
  props: TimeGridProps<Item>,
): Grip<Item> | undefined {
  const { body } = parts.current!;
  const columnId = (event.target as Element).closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (!columnId) return undefined;
  const from = minuteAt(pointOn(body, event).y, sheetOf({ body, hours: props.hours }));
  const item = itemOf(event.target, props);
  const node = (event.target as Element).closest<HTMLElement>('[data-item]');
  if (!item || !node) return props.mayCreate ? { kind: 'create', columnId, from } : undefined;
  const kind = item.resizable && node.getBoundingClientRect().bottom - event.clientY <= RESIZE_EDGE ? 'resize' : 'move';
  return (kind === 'resize' ? item.resizable : item.movable) ? { kind, item, node, columnId, from } : undefined;
}

function placeOf<Item extends GridItem>(event: MouseEvent, parts: GridParts, props: TimeGridProps<Item>) {
  const { body } = parts.current!;
  const columnId = (event.target as Element).closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (!columnId || !props.mayCreate) return undefined;
  return {
    columnId,
    minute: Math.floor(minuteAt(pointOn(body, event).y, sheetOf({ body, hours: props.hours })) / 15) * 15,
    x: event.clientX,
    y: event.clientY,
  };
}
