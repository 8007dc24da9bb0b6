import { contactMessagesContract as contact } from '@rawnaq/domain/contact-messages/contact-messages.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { newKey, openWorld, type World } from '../../../test/world';
import { forgetContactMessages } from '.';
import { asPlatform } from '../../services';

let world: World;
let manager: string;
let ip = 0;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());
beforeEach(() => {
  ip += 1;
});

const LETTER = { name: 'نورة', email: 'Noura@Example.com', topic: 0, text: 'How much is it?' } as const;
const send = (more: object = {}, options: object = {}) =>
  world.call(contact.send, { ...LETTER, ...more }, { ip: `198.51.100.${ip}`, ...options });
const listed = async (input: { search?: string } = {}) =>
  (await world.call(contact.get_records, input, { as: manager })).body.records;

it('keeps what a visitor wrote, tells the staff, and sends the answer by e-mail in her language', async () => {
  const sent = await send({ mobile: '٠٥٠ 123 4567' }, { language: 'ar' });
  expect([sent.status, sent.body]).toEqual([200, { done: true }]);
  const [record] = await listed({ search: 'noura@' });
  expect(record).toMatchObject({
    name: 'نورة',
    email: 'noura@example.com',
    mobile: '050 123 4567',
    language: 'ar',
    status: 0,
  });
  const { id } = record!;
  expect(
    await rowsOf(world, "select account_id, values, open_id from notifications where type = 'contact-messages'"),
  ).toEqual([{ account_id: 0, values: { name: 'نورة' }, open_id: id }]);
  const answer = { id, subject: 'الأسعار', answer: 'تبدأ من {name}' };
  expect((await world.call(contact.answer, answer, { as: manager })).status).toBe(200);
  expect(
    await rowsOf(
      world,
      `select account_id, channel, recipient, subject, body from messages where template = 'answer-to-visitor'`,
    ),
  ).toEqual([
    {
      account_id: 0,
      channel: 'email',
      recipient: 'noura@example.com',
      subject: 'رونق: الأسعار',
      // What staff or visitors write is never taken for a place to fill.
      body: 'مرحبًا نورة،\n\nتبدأ من {name}\n\nفريق رونق\n\nرسالتك:\nHow much is it?',
    },
  ]);
  expect((await world.call(contact.answer, { ...answer, answer: 'وأيضًا' }, { as: manager })).status).toBe(200);
  const opened = (await world.call(contact.get_record, { id }, { as: manager })).body;
  expect(opened.record).toMatchObject({ status: 1 });
  expect(opened.answers.map(({ body }) => body)).toEqual(['تبدأ من {name}', 'وأيضًا']);
  expect((await world.call(contact.set_status, { id, status: 2 }, { as: manager })).status).toBe(501);
});

it('is closed without an answer and taken up again; nobody says answered who has not answered', async () => {
  await send({ name: 'Closing' });
  const { id } = (await listed({ search: 'Closing' }))[0]!;
  const move = async (status: 0 | 1 | 2) =>
    (await world.call(contact.set_status, { id, status }, { as: manager })).status;
  expect([await move(1), await move(2), await move(2), await move(0)]).toEqual([501, 200, 501, 200]);
});

it('sets aside what filled in the field that people do not see, without an alarm and without a word', async () => {
  const before = await rowsOf(world, "select 1 from notifications where type = 'contact-messages'");
  const sent = await send({ name: 'Machine', website: 'https://spam.example' });
  expect([sent.status, sent.body]).toEqual([200, { done: true }]);
  expect((await listed({ search: 'Machine' }))[0]).toMatchObject({ status: 3 });
  expect(await rowsOf(world, "select 1 from notifications where type = 'contact-messages'")).toHaveLength(
    before.length,
  );
});

it('takes six letters in an hour from one network, and others still get through', async () => {
  for (let count = 0; count < 6; count += 1) expect((await send()).status).toBe(200);
  expect((await send()).body.code).toBe('TOO_MANY_REQUESTS');
  ip += 1;
  expect((await send()).status).toBe(200);
});

it('one form is one letter, however often it is sent', async () => {
  const key = newKey();
  await send({ name: 'Twice' }, { key });
  await send({ name: 'Twice' }, { key });
  expect(await listed({ search: 'Twice' })).toHaveLength(1);
});

it('says at each field what is wrong, in the language of the page', async () => {
  const { status, body } = await send({ name: ' ', email: 'nobody', mobile: 'call me', text: '' }, { language: 'ar' });
  expect(status).toBe(422);
  expect(Object.keys(body.errors!).toSorted()).toEqual(['email', 'mobile', 'name', 'text']);
  expect(body.errors!['name']![0]).toMatch(/\p{Script=Arabic}/u);
  expect((await send({ text: 'x'.repeat(3001) })).body.errors).toHaveProperty('text');
  expect((await send({ topic: 9 })).status).toBe(422);
});

it('is read by whoever may answer, and by nobody else', async () => {
  const marketing = await addPerson(world, 'manager', 0, toPermissionMap(['platform-marketing.view']));
  const as = await tokenOf(world, marketing);
  expect((await world.call(contact.get_records, {}, { as })).status).toBe(403);
  expect((await world.call(contact.answer, { id: 1, subject: 'a', answer: 'b' }, { as })).status).toBe(403);
  expect((await world.call(contact.get_record, { id: 987_654 }, { as: manager })).status).toBe(404);
  expect((await world.call(contact.answer, { id: 987_654, subject: 'a', answer: 'b' }, { as: manager })).status).toBe(
    404,
  );
});

it('is forgotten after its time, with its answers', async () => {
  const all = await rowsOf(world, 'select 1 from contact_messages');
  await asPlatform(world.services, (tx) => forgetContactMessages(tx, '2000-01-01T00:00:00Z'));
  expect(await rowsOf(world, 'select 1 from contact_messages')).toHaveLength(all.length);
  await asPlatform(world.services, (tx) => forgetContactMessages(tx, '2100-01-01T00:00:00Z'));
  expect(await rowsOf(world, 'select 1 from contact_messages union all select 1 from contact_answers')).toEqual([]);
});
