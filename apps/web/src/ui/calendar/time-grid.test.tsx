// @vitest-environment jsdom
import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import { timeFromSeconds } from '@rawnaq/domain/kernel/time/local-date';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { topOf } from './geometry';
import type { Drag, GridColumn, GridItem, TimeGridProps } from './grid-types';
import { TimeGrid } from './time-grid';

const clockText = (minute: number) => viewTime(timeFromSeconds(minute * 60), 'en', '24');

Element.prototype.scrollBy ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;

const HOURS = { start: 600, end: 1560 };
const QUARTER = 22;
const SHEET = { hours: HOURS, quarter: QUARTER };
const item = (id: string, start: number, end: number, rest: Partial<GridItem> = {}): GridItem => ({
  id,
  start,
  end,
  label: `Visit ${id}`,
  look: { 'data-timed': '' },
  movable: true,
  resizable: true,
  ...rest,
});
const columns: GridColumn<GridItem>[] = [
  { id: 'maya', label: 'Maya', off: [], items: [item('1', 600, 660), item('2', 720, 780)] },
  {
    id: 'rana',
    label: 'Rana',
    off: [{ start: 600, end: 720, note: 'Starts 12:00', atEnd: true }],
    items: [item('3', 1440, 1500), item('held', 900, 930, { passive: true })],
  },
  { id: 'dina', label: 'Dina', off: [], items: [] },
];

const calls = { onDrop: vi.fn(), onRefuse: vi.fn(), onOpen: vi.fn(), onPlace: vi.fn(), onMenu: vi.fn() };
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(
    (run) => setTimeout(() => run(0), 0) as unknown as number,
  );
});

async function show(direction: 'ltr' | 'rtl', props: Partial<TimeGridProps<GridItem>> = {}) {
  document.documentElement.dir = direction;
  document.body.style.direction = direction;
  // Three columns of 124 beside the gutter; the first one stands at the side where the script begins.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    const place = columns.findIndex(({ id }) => id === this.dataset['column']);
    if (place >= 0)
      return new DOMRect(direction === 'rtl' ? 372 - (place + 1) * 124 : 52 + place * 124, 0, 124, 64 * QUARTER);
    const shown = columns.flatMap(({ items }) => items).find(({ id }) => id === this.dataset['item']);
    if (shown)
      return new DOMRect(0, topOf(shown.start, SHEET), 124, topOf(shown.end, SHEET) - topOf(shown.start, SHEET));
    return new DOMRect(0, 0, 424, 64 * QUARTER);
  });
  return renderUi(
    <TimeGrid
      label="Calendar"
      columns={columns}
      hours={HOURS}
      now={{ minute: 700 }}
      head={(column) => column.label}
      card={(one) => (
        <>
          <bdi>{one.label}</bdi>
          {`\nHair cut\n${clockText(one.start)}`}
          <i />
        </>
      )}
      mayCreate
      scrollTo={600}
      scrollKey="a"
      check={() => undefined}
      spanText={({ start, end }) => `${clockText(start)} – ${clockText(end)}`}
      describe={({ target }, verdict) =>
        `${target.columnId} ${clockText(target.start)} – ${clockText(target.end)}${verdict ? ` ${verdict.text}` : ''}`
      }
      {...calls}
      {...props}
    />,
  );
}
const card = (name: string) => screen.getByRole('button', { name });
const spoken = () => document.querySelector('[aria-live]')?.textContent;
const dropped = () => (calls.onDrop.mock.calls[0]?.[0] as Drag<GridItem> | undefined)?.target;
const press = (target: Element, key: string, rest = {}) => fireEvent.keyDown(target, { key, ...rest });

describe('by keyboard', () => {
  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('a card moves by a quarter and to the next column in %s', async (direction, forward) => {
    await show(direction);
    card('Visit 1').focus();
    press(card('Visit 1'), 'ArrowDown');
    expect(spoken()).toBe('maya 10:15 – 11:15');
    press(card('Visit 1'), forward);
    expect(spoken()).toBe('rana 10:15 – 11:15');
    press(card('Visit 1'), 'Enter');
    expect(dropped()).toEqual({ columnId: 'rana', start: 615, end: 675 });
    expect(calls.onOpen).not.toHaveBeenCalled();
  });

  it('takes others along, lets them go again, and leaves nothing behind', async () => {
    let flies = true;
    await show('ltr', {
      along: ({ target }) =>
        flies ? [{ id: '3', columnId: 'dina', start: target.start + 60, end: target.end + 60 }] : [],
    });
    const flying = () => [...document.querySelectorAll<HTMLElement>('[data-along]')];
    press(card('Visit 1'), 'ArrowDown');
    expect(flying().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('11:15 – 12:15')]);
    expect(card('Visit 3')).toHaveAttribute('data-gone');
    flies = false;
    press(card('Visit 1'), 'ArrowDown');
    expect(flying()).toEqual([]);
    expect(card('Visit 3')).not.toHaveAttribute('data-gone');
    flies = true;
    press(card('Visit 1'), 'ArrowDown');
    press(card('Visit 1'), 'Escape');
    expect(flying()).toEqual([]);
  });

  it('opens with Enter and with the space bar', async () => {
    await show('ltr');
    press(card('Visit 1'), 'Enter');
    press(card('Visit 2'), ' ');
    expect(calls.onOpen.mock.calls.map(([opened]) => (opened as GridItem).id)).toEqual(['1', '2']);
  });

  it('gets longer with Shift, and back home nothing is sent', async () => {
    await show('ltr');
    press(card('Visit 1'), 'ArrowDown', { shiftKey: true });
    expect(spoken()).toBe('maya 10:00 – 11:15');
    press(card('Visit 1'), 'ArrowUp', { shiftKey: true });
    press(card('Visit 1'), 'Enter');
    expect(calls.onDrop).not.toHaveBeenCalled();
  });

  it('past midnight goes on, and the sheet ends it', async () => {
    await show('ltr');
    for (let step = 0; step < 9; step += 1) press(card('Visit 3'), 'ArrowDown');
    press(card('Visit 3'), 'Enter');
    expect(dropped()).toEqual({ columnId: 'rana', start: 1500, end: 1560 });
  });

  it('is put back with Escape, and by leaving it', async () => {
    await show('ltr');
    card('Visit 1').focus();
    press(card('Visit 1'), 'ArrowDown');
    expect(document.querySelector('[data-verdict]')).not.toBeNull();
    press(card('Visit 1'), 'Escape');
    expect(document.querySelector('[data-verdict]')).toBeNull();
    press(card('Visit 1'), 'ArrowDown');
    card('Visit 2').focus();
    expect(document.querySelector('[data-verdict]')).toBeNull();
    expect(calls.onDrop).not.toHaveBeenCalled();
  });

  it('says why it can not stay where it is', async () => {
    await show('ltr', {
      check: ({ target }) => (target.start === 675 ? { level: 'refused', text: 'Taken' } : undefined),
    });
    for (let step = 0; step < 5; step += 1) press(card('Visit 1'), 'ArrowDown');
    expect(spoken()).toBe('maya 11:15 – 12:15 Taken');
    press(card('Visit 1'), 'Enter');
    expect(calls.onDrop).not.toHaveBeenCalled();
    expect(spoken()).toBe('Taken');
  });
});

describe('by pointer', () => {
  const at = ([clientX, clientY]: [number, number], pointerType = 'mouse') => ({
    clientX,
    clientY,
    pointerId: 1,
    pointerType,
    button: 0,
  });
  const drag = async (from: Element, points: [number, number][], pointerType = 'mouse') => {
    fireEvent.pointerDown(from, at(points[0]!, pointerType));
    for (const point of points.slice(1)) fireEvent.pointerMove(window, at(point, pointerType));
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { release: () => fireEvent.pointerUp(window, at(points.at(-1)!, pointerType)) };
  };

  it.each([
    ['ltr', 60, 60 + 124],
    ['rtl', 300, 300 - 124],
  ] as const)('a card goes to another column and time in %s', async (direction, x, nextX) => {
    await show(direction);
    const { release } = await drag(card('Visit 1'), [
      [x, 10],
      [x + 10, 20],
      [nextX, 10 + 4 * QUARTER],
    ]);
    expect(document.querySelector('[data-verdict] [data-time]')?.textContent).toBe('11:00 – 12:00');
    release();
    expect(dropped()).toEqual({ columnId: 'rana', start: 660, end: 720 });
  });

  it('takes hold although the press takes the focus from another card, and lets go of it with the window', async () => {
    await show('ltr');
    card('Visit 2').focus();
    fireEvent.pointerDown(card('Visit 1'), at([60, 10]));
    card('Visit 1').focus();
    fireEvent.pointerMove(window, at([184, 10 + 4 * QUARTER]));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(document.querySelector('[data-verdict] [data-time]')?.textContent).toBe('11:00 – 12:00');
    fireEvent.blur(window);
    expect(document.querySelector('[data-verdict]')).toBeNull();
    expect(calls.onDrop).not.toHaveBeenCalled();
  });

  it('the lower edge makes it longer', async () => {
    await show('ltr');
    const { release } = await drag(card('Visit 1'), [
      [60, 4 * QUARTER - 3],
      [60, 5 * QUARTER],
      [60, 6 * QUARTER - 3],
    ]);
    release();
    expect(dropped()).toEqual({ columnId: 'maya', start: 600, end: 690 });
  });

  it('an empty place becomes a new span', async () => {
    await show('ltr');
    const { release } = await drag(screen.getByRole('group', { name: 'Dina' }), [
      [310, 5],
      [310, 30],
      [310, 3 * QUARTER + 5],
    ]);
    release();
    expect(calls.onDrop.mock.calls[0]?.[0]).toEqual({
      kind: 'create',
      item: undefined,
      target: { columnId: 'dina', start: 600, end: 660 },
    });
  });

  it('Escape ends it, and what is refused says so', async () => {
    await show('ltr', { check: () => ({ level: 'refused', text: 'Taken', hint: 'Free: 12:00' }) });
    const first = await drag(card('Visit 1'), [
      [60, 10],
      [60, 40],
      [60, 80],
    ]);
    expect(screen.getByText('Free: 12:00')).toBeInTheDocument();
    fireEvent.keyDown(window, { key: 'Escape' });
    first.release();
    expect(calls.onRefuse).not.toHaveBeenCalled();
    const second = await drag(card('Visit 1'), [
      [60, 10],
      [60, 40],
      [60, 80],
    ]);
    second.release();
    expect(calls.onRefuse).toHaveBeenCalledWith({ level: 'refused', text: 'Taken', hint: 'Free: 12:00' });
    expect(calls.onDrop).not.toHaveBeenCalled();
  });

  it('a finger that moves at once scrolls, one that holds drags', async () => {
    await show('ltr');
    const swipe = await drag(
      card('Visit 1'),
      [
        [60, 10],
        [60, 60],
      ],
      'touch',
    );
    swipe.release();
    expect(calls.onDrop).not.toHaveBeenCalled();
    fireEvent.pointerDown(card('Visit 1'), { clientX: 60, clientY: 10, pointerId: 2, pointerType: 'touch', button: 0 });
    await new Promise((resolve) => setTimeout(resolve, 420));
    fireEvent.pointerMove(window, { clientX: 60, clientY: 10 + 2 * QUARTER, pointerId: 2, pointerType: 'touch' });
    fireEvent.pointerUp(window, { clientX: 60, clientY: 10 + 2 * QUARTER, pointerId: 2, pointerType: 'touch' });
    expect(dropped()).toEqual({ columnId: 'maya', start: 630, end: 690 });
  });

  it('a click opens a card, a free place asks what to do, and what is held can not be opened', async () => {
    await show('ltr');
    fireEvent.click(card('Visit 2'));
    expect(calls.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
    fireEvent.click(screen.getByRole('group', { name: 'Dina' }), { clientX: 310, clientY: 30 });
    expect(calls.onPlace).toHaveBeenCalledWith({ columnId: 'dina', minute: 615, x: 310, y: 30 }, false);
    fireEvent.contextMenu(screen.getByRole('group', { name: 'Dina' }), { clientX: 310, clientY: 50 });
    expect(calls.onMenu).toHaveBeenCalledWith({ columnId: 'dina', minute: 630, x: 310, y: 50 });
    expect(screen.getByRole('img', { name: 'Visit held' })).toBeInTheDocument();
  });

  it('draws no column again while something flies over it', async () => {
    const drawn = vi.fn((one: GridItem) => one.label);
    await show('ltr', { card: drawn });
    drawn.mockClear();
    const { release } = await drag(card('Visit 1'), [
      [60, 10],
      [60, 60],
      [200, 120],
      [320, 300],
    ]);
    release();
    expect(drawn).not.toHaveBeenCalled();
  });
});
