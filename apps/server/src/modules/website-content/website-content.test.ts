import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { usualContent } from '@rawnaq/domain/website-content/published-content';
import { websiteContentContract as website } from '@rawnaq/domain/website-content/website-content.contract';
import { noFacts } from '@rawnaq/domain/website-content/website-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, personOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { readWebsiteContent } from '.';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const SECTION = { english_title: 'Why?', arabic_title: 'لماذا؟', english_body: 'Because.', arabic_body: 'لأن.' };
const save = (input: object) =>
  world.call(website.save, { page: 'questions', sections: [SECTION], facts: noFacts(), ...input } as never, {
    as: manager,
  });
const publish = (version: number) => world.call(website.publish, { page: 'questions', version }, { as: manager });

it('visitors see the usual texts until something is published, and then exactly that', async () => {
  expect((await readWebsiteContent(world.services)).questions).toEqual(usualContent('questions').sections);
  expect((await save({})).body.version).toBe(1);
  expect((await readWebsiteContent(world.services)).questions).toEqual(usualContent('questions').sections);
  expect((await publish(1)).status).toBe(200);
  expect((await readWebsiteContent(world.services)).questions).toEqual([SECTION]);
  world.advance(1_000);
  expect((await save({ sections: [SECTION, SECTION] })).body.version).toBe(2);
  await publish(2);
  expect((await readWebsiteContent(world.services)).questions).toHaveLength(2);
  world.advance(1_000);
  await publish(1);
  expect((await readWebsiteContent(world.services)).questions).toHaveLength(1);
  const { record } = (await world.call(website.get_record, { page: 'questions' }, { as: manager })).body;
  expect(record).toMatchObject({ version: 2, published_version: 1 });
  expect(record.versions.map(({ version }) => version)).toEqual([2, 1]);
});

it('two who save at once write two versions', async () => {
  const answers = await Promise.all([save({ page: 'terms' }), save({ page: 'terms' }), save({ page: 'terms' })]);
  expect(answers.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

it('of two who began with the same version the second is told, and nothing of the first is written over', async () => {
  const [first, second] = await Promise.all([
    save({ page: 'privacy', based_on: 0 }),
    save({ page: 'privacy', based_on: 0 }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  expect((await save({ page: 'privacy', based_on: 0 })).body.code).toBe('TEXT_CHANGED');
  expect((await save({ page: 'privacy', based_on: 7 })).body.code).toBe('TEXT_CHANGED');
  expect((await save({ page: 'privacy', based_on: 1 })).body.version).toBe(2);
});

it('refuses empty pages, half a tagline and addresses that are none, each at its field', async () => {
  expect((await save({ sections: [] })).body.errors).toHaveProperty('sections');
  const bad = async (page: string, facts: object) =>
    (await save({ page, sections: [], facts: { ...noFacts(), ...facts } })).body.errors;
  expect(await bad('website', { english_tagline: 'Only English' })).toHaveProperty(['facts.arabic_tagline']);
  expect(await bad('website', { contact_email: 'nobody' })).toHaveProperty(['facts.contact_email']);
  expect(await bad('social', { instagram: 'javascript:alert(1)' })).toHaveProperty(['facts.instagram']);
  expect(await bad('social', { instagram: 'https://instagram.com/rawnaq' })).toBeUndefined();
  expect((await publish(999)).status).toBe(404);
});

it('is written by whoever may, and by nobody else', async () => {
  const other = await tokenOf(world, await addPerson(world, 'manager', 0, toPermissionMap(['platform-settings.view'])));
  expect((await world.call(website.get_record, { page: 'terms' }, { as: other })).status).toBe(403);
});
