import { describe, expect, it } from 'vitest';
import { faultsOf, violationsWithin } from '../../soundness';
import { carry, tokenOf } from '../../sandbox';
import { settled, visit } from '../../visit';

/** Each spoils a page that is sound, in one way; what is said of it then. */
const SPOILED: readonly [string, () => void, RegExp][] = [
  [
    'a colour that can’t be read, on a kind of text that was fine before',
    () => Object.assign(document.querySelector('h1')!.style, { transition: 'none', color: '#bbb' }),
    /^axe color-contrast/,
  ],
  [
    'the same colour on a background that has changed',
    () => Object.assign(document.querySelector('h1')!.style, { transition: 'none', backgroundColor: '#444' }),
    /^axe color-contrast/,
  ],
  [
    'a picture without words',
    () => document.querySelector('h1')!.append(Object.assign(new Image(9, 9), { src: '/mark.svg' })),
    /^axe image-alt/,
  ],
  ['a raw key', () => document.querySelector('h1')!.append('customers.list.title'), /raw key: customers/],
  ['a gap', () => document.querySelector('h1')!.append('بقي undefined'), /a gap/],
  ['English among the Arabic', () => document.querySelector('h1')!.append('Save changes'), /English: Save/],
  [
    'what is wider than the screen',
    () => Object.assign(document.querySelector('h1')!.style, { minWidth: '3000px' }),
    /px on a screen of/,
  ],
  [
    'a main action under something else',
    () => {
      const cover = document.createElement('b');
      cover.style.cssText = 'position:fixed;inset:0;z-index:9999';
      document.querySelector('h1')!.append(cover);
    },
    /the main action is covered/,
  ],
];

describe('the look at a page', () => {
  it('finds nothing wrong with a sound one, and whatever is spoiled in it', () =>
    visit('ar', async (page) => {
      const token = await tokenOf('merchant', 'owner@glow.demo');
      await carry(page, 'merchant', token);
      await page.goto('/ar/merchant/customers');
      await settled(page);
      expect(await faultsOf(page, 'ar')).toEqual([]);
      for (const [what, spoil, said] of SPOILED) {
        // The heading is spoiled, and put back as it was.
        const heading = await page.evaluateHandle(() => document.querySelector('h1')!.cloneNode(true));
        await page.evaluate(spoil);
        expect(await faultsOf(page, 'ar'), what).toContainEqual(expect.stringMatching(said));
        await page.evaluate((former) => document.querySelector('h1')!.replaceWith(former), heading);
      }
      expect(await faultsOf(page, 'ar')).toEqual([]);

      await page.evaluate(() => {
        const menu = Object.assign(document.createElement('div'), { role: 'menu' });
        const item = Object.assign(document.createElement('button'), { role: 'menuitem', textContent: 'حذف' });
        Object.assign(item.style, { color: '#bbb', background: '#fff' });
        menu.append(item);
        document.querySelector('h1')!.before(menu);
      });
      const opened = () => violationsWithin(page, '[role=menu]');
      expect(await opened()).toContainEqual(expect.stringMatching(/^axe color-contrast/));
      expect(await opened(), 'a kind that was refused is weighed again').not.toEqual([]);
      await page.evaluate(() =>
        Object.assign(document.querySelector<HTMLElement>('[role=menuitem]')!.style, { color: '#111' }),
      );
      expect(await opened()).toEqual([]);
    }));
});
