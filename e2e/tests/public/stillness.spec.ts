import { expect, it } from 'vitest';
import { pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { movesOnArrival } from '../../arrival';
import { linkedRecords } from '../../sweep/linked-records';
import { inTurn, LANGUAGES, PHONE, settled, visit, type Language } from '../../visit';

const PLAIN = ['', '/features', '/faq', '/contact-us', '/registration', '/search'];
const BOOKING = ['/online/glow', '/online/glow/services', '/online/glow/time?lines=1,2'];
const LINKED = ['property', 'web-invoice', 'web-gift-card', 'account-contract'] as const;

/** Every other page in the other language. */
const isTurnOf = (language: Language, place: number): boolean => inTurn(LANGUAGES[place % 2]!).includes(language);

it.each(LANGUAGES)('public pages stand still while they arrive on a phone in %s', async (language) => {
  const links: Partial<Record<AddressName, { uniqueId: string }>> = await linkedRecords();
  const paths = [
    ...[...PLAIN, ...BOOKING].map((path) => `/${language}${path}`),
    ...LINKED.map((name) => pathOf(name, language, links[name]!)),
  ].filter((_, place) => isTurnOf(language, place));
  await visit(
    language,
    async (page) => {
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        type Shift = PerformanceEntry & {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone');
        const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as Shift[])
            for (const { node, previousRect, currentRect } of sources)
              moved.push(`${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        expect.soft(await page.evaluate('moved'), `${path}, when its scripts came`).toEqual([]);
        expect.soft(await movesOnArrival(page, path), `${path}, while it came`).toEqual([]);
      }
    },
    { size: PHONE },
  );
});
