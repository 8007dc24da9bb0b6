import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { A4Paper } from './a4-paper';
import { RollPaper } from './roll-paper';

export type PrintSize = 'a4' | '80mm';

const PIXELS_PER_MILLIMETRE = 96 / 25.4;
/** The printer is not kept waiting for a style or a logo that does not come. */
const LONGEST_MS = 3000;

let discard = (): void => {};

/**
 * Prints a document from a frame nobody sees, so that the page around it keeps its own look on paper. Asks for the printer once the letters,
 * the styles and the logo are there. The frame stays until the paper is out: some browsers wait inside `print`, others come back at once.
 */
export async function printPaper(paper: Paper, size: PrintSize, language: Language): Promise<void> {
  discard();
  const frame = document.createElement('iframe');
  frame.className = 'paper-frame';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const [view, page] = [frame.contentWindow!, frame.contentDocument!];
  const root = createRoot(page.body);
  discard = () => {
    root.unmount();
    frame.remove();
    discard = () => {};
  };
  page.title = paper.number;
  const styles = copyStyles(page);
  const look = size === 'a4' ? <A4Paper paper={paper} /> : <RollPaper paper={paper} language={language} />;
  flushSync(() => root.render(look));
  await Promise.all([...styles, ...pictures(page)]);
  // Somebody may have asked for another document meanwhile, and a frame that is gone gets no letters.
  if (frame.isConnected) await page.fonts.ready;
  if (!frame.isConnected) return;
  sizePage(page, size);
  view.addEventListener('afterprint', () => discard(), { once: true });
  view.focus();
  view.print();
}

const copyStyles = (page: Document): Promise<void>[] =>
  [...document.querySelectorAll('link[rel="stylesheet"], style')].map((style) => {
    const copy = page.importNode(style, true);
    page.head.append(copy);
    return style instanceof HTMLLinkElement ? settled(copy) : Promise.resolve();
  });

const pictures = (page: Document): Promise<void>[] => [...page.images].filter(({ complete }) => !complete).map(settled);

const settled = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    for (const event of ['load', 'error']) element.addEventListener(event, () => resolve(), { once: true });
  });

/** A roll is cut where its content ends: browsers know no "as long as needed", so they are told the length. */
function sizePage(page: Document, size: PrintSize): void {
  const height = Math.ceil(page.body.scrollHeight / PIXELS_PER_MILLIMETRE) + 1;
  const sheet = size === 'a4' ? 'size: A4; margin: 12mm 13.5mm' : `size: 80mm ${height}mm; margin: 0`;
  const rules = new page.defaultView!.CSSStyleSheet();
  rules.replaceSync(`@page { ${sheet} } html, body { margin: 0; background: #fff }`);
  page.adoptedStyleSheets = [rules];
}
