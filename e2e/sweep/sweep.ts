import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { comeIn } from '../sandbox';
import { faultsOf, violationsWithin } from '../soundness';
import { DESK, everyLook, LOOKS, openPage, settled, stepTo } from '../visit';
import { allPlaces, type Place } from './places';

type Look = (typeof LOOKS)[number];

/**
 * Opens every page in one look each, in turn, or in all of them, and says what is wrong with it and with each of its
 * tabs. Inside the app it goes as a person does, without loading the app again: that is quick, and it finds what only
 * breaks on the way from another page.
 */
export async function sweep(what: string, isMine: (place: Place) => boolean): Promise<void> {
  const places = (await allPlaces()).filter(isMine);
  const seen = places.flatMap((place, index) =>
    (everyLook ? LOOKS : [LOOKS[index % LOOKS.length]!]).map((look) => ({ place, look })),
  );
  describe(what, () => {
    // The app is loaded once for each look.
    for (const look of LOOKS) {
      const pages = new Map<Place['reader'], ReturnType<typeof openFor>>();
      afterAll(async () => {
        for (const open of pages.values()) await (await open).context.close();
      });
      for (const { place } of seen.filter((one) => one.look === look)) {
        it(`${place.name}${place.view} is sound (${nameOf(look)})`, async () => {
          const open = pages.get(place.reader) ?? openFor(place.reader, look);
          pages.set(place.reader, open);
          const { page, wrong } = await open;
          wrong.length = 0;
          await goTo(page, place, look);
          const namedOtherwise = place.word ? await otherNames(page, place.name, place.word[look.language]) : [];
          expect([...namedOtherwise, ...(await faultsWithTabs(page, place, look)), ...wrong]).toEqual([]);
        });
      }
    }
  });
}

const nameOf = ({ language, size, dark }: Look): string => `${language} ${size.width}${dark ? ' dark' : ''}`;

async function openFor(reader: Place['reader'], { language, size, dark }: Look) {
  const opened = await openPage(language, { size, dark });
  if (reader === 'stranger') return opened;
  const keys = { merchant: 'owner@glow.demo', manager: 'manager@rawnaq.demo', properties: 'owner@stays.demo' } as const;
  for (const [area, login] of Object.entries(keys) as [keyof typeof keys, string][])
    await comeIn(opened.page, area, login);
  await opened.page.goto(`/${language}/merchant/profile`);
  await settled(opened.page);
  return opened;
}

async function goTo(page: Page, place: Place, { language }: Look): Promise<void> {
  const address = place.path(language);
  if (place.reader === 'signed-in') return stepTo(page, address);
  await page.goto(address);
  await settled(page);
}

/** Their heading is the day, a greeting, or the first of several pages behind one entry. */
const OWN_HEADING = /-(dashboard|welcome|appointments|menu-offers)$/;
/** The tab of the desk is called like the part of it that is open. */
const OWN_TITLE = /^merchant-pos/;

/** A page is called in its tab and in its heading as the menu calls it, and lights its own entry there. */
async function otherNames(page: Page, name: string, word: string): Promise<string[]> {
  const said: string[] = [];
  const title = await page.title();
  if (!OWN_TITLE.test(name) && !title.startsWith(`${word} · `)) said.push(`the menu says ${word}, its tab ${title}`);
  const heading = (await page.locator('h1').first().textContent())!;
  if (!OWN_HEADING.test(name) && !heading.startsWith(word)) said.push(`the menu says ${word}, the page ${heading}`);
  const lit = await page.locator('aside [aria-current="page"], aside [data-current]').count();
  if (page.viewportSize()!.width === DESK.width && lit !== 1) said.push(`${lit} entries of the menu are lit`);
  return said;
}

async function faultsWithTabs(page: Page, place: Place, { language }: Look): Promise<string[]> {
  const faults = [...(await faultsOf(page, language)), ...(await faultsOfRowMenu(page))];
  if (new URL(page.url()).pathname !== place.leadsTo(language)) faults.push(`it leads to ${page.url()}`);
  const tabs = page.locator('main [role=tab]');
  const count = await tabs.count();
  for (let index = 1; index < count; index += 1) {
    await tabs.nth(index).click();
    const tab = await tabs.nth(index).innerText();
    faults.push(...(await faultsOf(page, language)).map((fault) => `${tab}: ${fault}`));
  }
  return faults;
}

/** What can be done with a row is all there to be read and pressed: nothing cuts its menu off or lies over it. */
async function faultsOfRowMenu(page: Page): Promise<string[]> {
  const opener = page.locator('main :is(td, li) [aria-haspopup="menu"]').first();
  const drawerIsOpen = await page.getByRole('dialog').first().isVisible();
  if (drawerIsOpen || !(await opener.isVisible())) return [];
  await opener.click();
  await page.getByRole('menu').getByRole('menuitem').last().waitFor();
  const hidden = await page.getByRole('menuitem').evaluateAll(async (items) => {
    const out = () =>
      items.filter((item) => {
        const { left, right, top, height } = item.getBoundingClientRect();
        return ![left + 8, right - 8].every((x) => item.contains(document.elementFromPoint(x, top + height / 2)));
      });
    // It finds its place in the frames after it has opened.
    for (const patience = Date.now() + 2000; out().length > 0 && Date.now() < patience;)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return out().map(({ textContent }) => `${textContent} of a row's menu can't be pressed`);
  });
  const violations = await violationsWithin(page, '[role=menu]');
  await page.keyboard.press('Escape');
  return [...hidden, ...violations];
}
