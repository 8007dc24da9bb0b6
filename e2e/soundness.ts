import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { everyLook, settled, type Language } from './visit';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is wrong with the page a person sees now. Nothing, if all is well. */
export async function faultsOf(page: Page, language: Language): Promise<string[]> {
  await settled(page);
  const violations = await weigh(page, 'html', await newKinds(page, 'html'));
  const faults = await page.evaluate(inspect, language);
  if (faults.length === 0) return violations;
  // A table that finds itself too wide scrolls from the next frame on, which a busy machine may not have drawn yet.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return [...violations, ...(await page.evaluate(inspect, language))];
}

/** No fault on the page, whichever: for journeys that come by anyway. */
export async function expectSound(page: Page, language: Language): Promise<void> {
  expect(await faultsOf(page, language), page.url()).toEqual([]);
}

/** Rows of a list are drawn alike. Weighing every one of them takes most of the time, so that is left to all looks. */
const ALIKE = everyLook ? [] : ['main :is(tbody, ul) > :is(tr, li):nth-child(n + 6)'];

/** Kinds of text whose colours have been weighed and found good, in any look: the look is in the colours. */
const weighed = new Set<string>();

/** Violations in what has just opened on a page that was looked at: of those, the first of each kind is enough. */
export async function violationsWithin(page: Page, part: string): Promise<string[]> {
  const kinds = await newKinds(page, part);
  return kinds?.length === 0 ? [] : weigh(page, part, kinds);
}

/** Nothing, where every text is weighed. */
const newKinds = (page: Page, within: string): Promise<string[]> | null =>
  everyLook ? null : page.evaluate(markKinds, [within, ...weighed]);

/** Violations of WCAG 2.1 A and AA. */
async function weigh(page: Page, within: string, kinds: readonly string[] | null): Promise<string[]> {
  // Through the debugging protocol, because the page's own policy refuses foreign scripts. Once per document: it stays
  // for the pages of the app.
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axeSource });
    await session.detach();
  }
  const found = await page.evaluate(
    async ([include, alike, contrast, everything]) => {
      const { axe } = window as unknown as {
        axe: {
          configure: (rules: object) => void;
          run: (
            where: { include: string; exclude: string[] },
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      if (contrast !== 'all') axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unweighed]' }] });
      const { violations } = await axe.run(
        { include, exclude: alike },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
          rules: {
            'color-contrast': { enabled: contrast !== 'none' },
            // A third of the time, for a spacing that only a hand writes into an attribute.
            'avoid-inline-spacing': { enabled: everything },
          },
          resultTypes: ['violations'],
        },
      );
      return violations.map(({ id, nodes }) => ({ id, at: nodes[0]?.target.join(' ') }));
    },
    [within, ALIKE, kinds === null ? 'all' : kinds.length > 0 ? 'new' : 'none', everyLook] as const,
  );
  if (!found.some(({ id }) => id === 'color-contrast')) for (const kind of kinds ?? []) weighed.add(kind);
  return found.map(({ id, at }) => `axe ${id}: ${at}`);
}

/**
 * Runs inside the page. Weighing colours takes three quarters of the time, so the first text of each kind is enough:
 * same class, letters, colour, and same backgrounds behind it. Answers the kinds that are new and marks their texts.
 */
function markKinds([within, ...known]: readonly string[]): string[] {
  const old = new Set(known);
  const found = new Set<string>();
  for (const element of document.querySelectorAll(`${within} *`)) {
    if (document.head.contains(element)) continue;
    element.removeAttribute('data-unweighed');
    const holdsText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim(),
    );
    if (!holdsText && !element.matches('input, select, textarea')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const kind = [element.className, color, fontSize, fontWeight, ...behind(element)].join(' ');
    if (old.has(kind) || found.has(kind)) continue;
    found.add(kind);
    element.setAttribute('data-unweighed', '');
  }
  return [...found];

  function behind(element: Element): string[] {
    const layers: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(at);
      if (backgroundImage !== 'none' || opacity !== '1') layers.push(backgroundImage, opacity);
      // What lies over something else may have that behind it.
      if (position === 'absolute' || position === 'fixed') layers.push(String(at.className));
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') layers.push(backgroundColor);
      if (backgroundColor.startsWith('rgb(') && backgroundImage === 'none') break;
    }
    return layers;
  }
}

/**
 * Runs inside the page: the error page, language and direction, width, raw keys, gaps in texts, English among the
 * Arabic, cut-off words, and a main action that can't be pressed because it lies outside the screen or under something
 * else.
 */
function inspect(language: Language): string[] {
  const faults = new Set<string>();
  const { documentElement: html, body } = document;
  /** Names, notes and addresses stay as somebody wrote them. */
  const PEOPLES_WORDS = 'bdi, [dir=ltr], [dir=auto], [lang=en], [translate=no]';
  if (document.querySelector('[data-crash]')) faults.add('the error page stands there');
  if (html.lang !== language) faults.add(`its language says ${html.lang}`);
  if ((getComputedStyle(html).direction === 'rtl') !== (language === 'ar'))
    faults.add('its direction is the other one');
  if (!document.title.trim()) faults.add('it has no title');
  inspectWidth();
  inspectTexts();
  inspectMainAction();
  return [...faults];

  function inspectWidth(): void {
    if (html.scrollWidth - innerWidth <= 1) return;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    });
    faults.add(`${html.scrollWidth} px on a screen of ${innerWidth}: ${out.slice(0, 3).map(named).join(', ')}`);
  }

  function inspectTexts(): void {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue!.trim();
      const element = node.parentElement!;
      if (!text || element.closest('script, style, noscript, textarea, code, pre, kbd, svg, [data-verbatim]')) continue;
      if (!element.checkVisibility()) continue;
      if (/^[a-z][\w-]*(\.[\w-]+)+$/i.test(text) && !/@|\.(com|ae|sa|demo|png|jpg|pdf|xlsx|csv)$/i.test(text))
        faults.add(`looks like a raw key: ${text}`);
      if (/\{\{|\}\}|\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date/.test(text)) faults.add(`a gap: ${text}`);
      if (language === 'ar' && isEnglish(text) && !element.closest(PEOPLES_WORDS))
        faults.add(`English: ${text.slice(0, 40)}`);
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const saysSo = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isCut = overflowX === 'hidden' && !saysSo && element.clientWidth > 4;
      if (isCut && element.scrollWidth > element.clientWidth + 2) faults.add(`cut off: ${text.slice(0, 60)}`);
    }
  }

  function isEnglish(text: string): boolean {
    const isName = /@|https?:|^(English|Rawnaq|Ctrl|PDF|XLSX|CSV|QR|WhatsApp|SMS|[A-Z]{3})\b/.test(text);
    return /[A-Za-z]{3,}/.test(text) && !/[\u0600-\u06FF]/.test(text) && !isName;
  }

  function inspectMainAction(): void {
    const dialog = [...document.querySelectorAll('[role=dialog]')].findLast((one) => one.checkVisibility());
    const place = dialog ?? document.querySelector('main header');
    // Filled is what a button is unless it says otherwise.
    const action = place?.querySelector('.mantine-Button-root:is([data-variant=filled], :not([data-variant]))');
    if (!action?.checkVisibility()) return;
    const { left, top, right, bottom } = action.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return void faults.add(`the main action is outside the screen: ${named(action)}`);
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!action.contains(above)) faults.add(`the main action is covered: ${named(action)}`);
  }

  function named(element: Element): string {
    return `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
  }
}
