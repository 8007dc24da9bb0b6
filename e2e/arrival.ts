import type { Page } from 'playwright-core';
import { baseUrl } from './visit';

/** What is laid out anew when more of a page has come. Half a word, or a button without its words, is not looked at. */
const BOX =
  /<(?:a|article|button|dd|div|dl|dt|footer|form|header|img|label|li|main|nav|ol|p|section|table|tr|ul)[\s>]/g;
/** Letters of the page's text that can be on the first screen. */
const ON_SCREEN = 24_000;
/** As browsers count: less is not seen. */
const SEEN_PX = 3;

/**
 * What moves on the first screen while a page arrives over a thin line: the page is laid out with a little more of its
 * text each time, up to every box of it. Whether a browser paints in between is chance; where things stand is not.
 */
export async function movesOnArrival(page: Page, path: string): Promise<string[]> {
  const text = await (await fetch(baseUrl + path)).text();
  const html = text.slice(text.indexOf('<div id="app">') + '<div id="app">'.length, text.indexOf('<div id="whole"'));
  const cuts = [...html.slice(0, ON_SCREEN).matchAll(BOX)].map(({ index }) => index);
  return page.evaluate(
    ({ html, cuts, least }) => {
      const app = document.getElementById('app')!;
      const isRight = document.dir === 'rtl';
      type Place = { start: number; top: number };
      const placesNow = (): (Place | undefined)[] =>
        [...app.querySelectorAll('*')].map((element) => {
          const { left, right, top, width, height } = element.getBoundingClientRect();
          if (width === 0 || height === 0 || top >= innerHeight) return undefined;
          return { start: Math.round(isRight ? innerWidth - right : left), top: Math.round(top) };
        });
      const moves: string[] = [];
      let before: (Place | undefined)[] = [];
      for (const cut of cuts) {
        app.innerHTML = html.slice(0, cut);
        const now = placesNow();
        const elements = app.querySelectorAll('*');
        for (const [index, was] of before.entries()) {
          const is = now[index];
          if (!was || !is || (Math.abs(was.top - is.top) < least && Math.abs(was.start - is.start) < least)) continue;
          const element = elements[index]!;
          const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
          moves.push(`${name}: ${was.start} ${was.top} → ${is.start} ${is.top}, at ${html.slice(cut, cut + 60)}`);
        }
        before = now;
      }
      app.innerHTML = html;
      return moves.slice(0, 5);
    },
    { html, cuts, least: SEEN_PX },
  );
}
