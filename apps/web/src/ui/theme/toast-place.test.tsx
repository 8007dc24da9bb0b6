// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { useToastPlace } from './toast-place';

vi.mock('@mantine/notifications', () => ({ useNotifications: () => ({ notifications: [{ id: 'saved' }] }) }));

type Box = { left: number; top: number; width: number; height: number };
/** A screen of 1000 × 800. */
const screenOf = (pinned: readonly Box[], { content = { left: 240, width: 760 }, dir = 'ltr' } = {}) => {
  document.documentElement.dir = dir;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    const named = this.getAttribute('data-box');
    if (named !== null) return rect(pinned[Number(named)]!);
    if (this.id === 'content') return rect({ ...content, top: 0, height: 800 });
    return rect({ left: dir === 'rtl' ? 500 : 252, top: 700, width: 300, height: 60 });
  });
  return renderUi(
    <>
      <main id="content" />
      <div className="mantine-Notifications-root" />
      {pinned.map((_, index) => (
        <div key={index} data-pinned data-box={index} />
      ))}
      <Placed />
    </>,
  );
};
const rect = ({ left, top, width, height }: Box) => new DOMRect(left, top, width, height);
function Placed() {
  useToastPlace();
  return null;
}
const place = (name: 'start' | 'lift') => document.documentElement.style.getPropertyValue(`--toast-${name}`);

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.dir = '';
});

it('toasts stand above the buttons that are pinned where they would lie, as high as the highest of them', async () => {
  await screenOf([
    { left: 240, top: 730, width: 760, height: 70 },
    { left: 240, top: 690, width: 400, height: 110 },
  ]);
  expect(place('lift')).toBe('110px');
});

it('what stands beside them, is not drawn or has been scrolled away moves nothing', async () => {
  await screenOf([
    { left: 600, top: 500, width: 400, height: 300 },
    { left: 240, top: 600, width: 400, height: 0 },
    { left: 240, top: -90, width: 400, height: 70 },
  ]);
  expect(place('lift')).toBe('0px');
});

it('they stay on the screen, however high something is', async () => {
  await screenOf([{ left: 240, top: 10, width: 760, height: 790 }]);
  expect(place('lift')).toBe('400px');
});

it.each([
  ['ltr', { left: 240, width: 760 }],
  ['rtl', { left: 0, width: 760 }],
])('they begin beside the menu, %s', async (dir, content) => {
  await screenOf([], { dir, content });
  expect(place('start')).toBe('252px');
});
