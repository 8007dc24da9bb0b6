// @vitest-environment jsdom
import { ksaSimplified, uaeSimplified } from '@rawnaq/domain/papers/test/sample-papers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { printPaper } from './print-paper';

/** What the printer got: the document, and the rules of its sheet. */
type Printed = { text: string; title: string; rules: string; view: Window };
let printed: Printed[];
const frames = (): number => document.querySelectorAll('iframe').length;

/** Gives each new frame what this imitation of a browser lacks. */
const watcher = new MutationObserver((changes) => {
  for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (frame instanceof HTMLIFrameElement && frame.isConnected) equip(frame.contentWindow!);
});

function equip(view: Window): void {
  let rules = '';
  const page = view.document;
  Object.assign(view, {
    CSSStyleSheet: class {
      replaceSync(text: string): void {
        rules = text;
      }
    },
    focus: () => {},
    print: () => printed.push({ text: page.body.textContent, title: page.title, rules, view }),
  });
  Object.defineProperty(page, 'fonts', { value: { ready: Promise.resolve() } });
}

beforeEach(() => {
  printed = [];
  watcher.observe(document.body, { childList: true });
});
afterEach(() => watcher.disconnect());

it('prints the document alone, and takes the frame away when the paper is out', async () => {
  await printPaper(ksaSimplified, 'a4', 'en');
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatchObject({ title: 'NS-000731' });
  expect(printed[0]!.text).toContain('فاتورة ضريبية مبسطة');
  expect(printed[0]!.rules).toContain('size: A4');
  expect(frames()).toBe(1);
  printed[0]!.view.dispatchEvent(new Event('afterprint'));
  expect(frames()).toBe(0);
});

it('a roll is as long as its content', async () => {
  await printPaper(uaeSimplified, '80mm', 'en');
  expect(printed[0]!.rules).toMatch(/size: 80mm \d+mm; margin: 0/);
  expect(printed[0]!.text).toContain('Gel manicure');
});

it('who asks twice at once gets the second document, once', async () => {
  await Promise.all([printPaper(ksaSimplified, 'a4', 'en'), printPaper(uaeSimplified, 'a4', 'en')]);
  expect(printed.map(({ title }) => title)).toEqual(['INV-2048']);
  expect(frames()).toBe(1);
});
