import { createHash } from 'node:crypto';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { canonicalText } from '@rawnaq/domain/platform-contracts/contract-document';
import { platformContractsContract as contracts } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { usualTemplate } from '@rawnaq/domain/platform-contracts/usual-template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { loadContractPage, markContractSeen, signContract } from './contract-link';

let world: World;
let manager: string;
let template_id: number;
/** The day may change while the tests run. */
const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');
beforeAll(async () => {
  world = await openWorld();
  manager = await signedIn();
  template_id = (await world.call(contracts.save_template, TEMPLATE, { as: manager })).body.id;
});
afterAll(() => world.close());

const TEMPLATE = {
  english_name: 'Subscription',
  arabic_name: 'اشتراك',
  ...usualTemplate(),
  clauses: [...usualTemplate().clauses],
};
const signedIn = async () => tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
const SALON = 2001;
const terms = (more: object = {}) => ({
  account_id: SALON,
  template_id,
  language: 'ar' as const,
  tier: 'premium' as const,
  period: 'yearly' as const,
  price: 383_040,
  starts_on: '2026-12-01',
  ends_on: '2027-11-30',
  sign_until: addDays(today(), 14),
  signer_name: 'Mariam Al Hashimi',
  signer_email: 'mariam@salon.test',
  signer_mobile: '+971504821937',
  ...more,
});
const ORIGIN = { ip: '203.0.113.7', id: 'test', userAgent: 'Phone/1' };
/** A pen that goes up and down across the box. */
const STROKES = [Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 100 + 10 * at : 150 + 90 * ((at >> 1) % 2)))];

async function made(more: object = {}): Promise<number> {
  const answer = await world.call(contracts.add, terms(more), { as: manager });
  expect(answer.status).toBe(200);
  return answer.body.id;
}
const read = async (id: number) =>
  (await world.call(contracts.get_record, { account_id: SALON, id }, { as: manager })).body.record;
const linkOf = async (id: number): Promise<string> => (await read(id)).link.split('/').at(-1)!;
const send = (id: number, channel: 'email' | 'whatsapp' = 'email') =>
  world.call(contracts.send, { account_id: SALON, id, channel }, { as: manager });

async function sentContract(more: object = {}): Promise<{ id: number; link: string; text_hash: string }> {
  const id = await made(more);
  expect((await send(id)).status).toBe(200);
  const { text_hash } = await read(id);
  return { id, link: await linkOf(id), text_hash };
}
const sign = (link: string, text_hash: string, more: object = {}) =>
  signContract(world.services, link, { strokes: STROKES, text_hash, agreed: true, ...more }, ORIGIN);

describe('a contract', () => {
  it('is written from the newest version of its template and keeps its words', async () => {
    const id = await made();
    const before = await read(id);
    expect(before).toMatchObject({ status: 'draft', template_version: 1, currency: 'AED', intact: { text: true } });
    expect(before.number).toMatch(/^C-2001-\d+$/);
    expect(before.document.title.ar).toBe('عقد اشتراك في منصّة رونق');
    expect(JSON.stringify(before.document)).not.toMatch(/\{\w+\}/);
    expect(before.document.facts.map(({ value }) => value.ar)).toContain('3,830.40 د.إ');
    expect(before.text_hash).toBe(createHash('sha256').update(canonicalText(before.document)).digest('hex'));
    const changed = { ...TEMPLATE, id: template_id, english_title: 'Another title' };
    expect((await world.call(contracts.save_template, changed, { as: manager })).body.version).toBe(2);
    const late = await world.call(contracts.save_template, { ...changed, based_on: 1 }, { as: manager });
    expect([late.status, late.body.code]).toEqual([409, 'TEXT_CHANGED']);
    expect((await read(id)).document).toEqual(before.document);
    const old = await world.call(contracts.template_version, { id: template_id, version: 1 }, { as: manager });
    expect(old.body.record.english_title).toBe(TEMPLATE.english_title);
    expect((await read(await made())).document.title.en).toBe('Another title');
  });

  it('refuses what can’t be a contract, each at its own field', async () => {
    const bad = (more: object) => world.call(contracts.add, terms(more) as never, { as: manager });
    expect((await bad({ ends_on: '2026-11-30' })).body.errors).toHaveProperty('ends_on');
    expect((await bad({ sign_until: addDays(today(), -1) })).body.errors).toHaveProperty('sign_until');
    expect((await bad({ signer_email: '', signer_mobile: '' })).body.errors).toHaveProperty('signer_email');
    expect((await bad({ special_english: 'Only here' })).body.errors).toHaveProperty('special_arabic');
    expect((await bad({ account_id: 999_999 })).status).toBe(404);
    const braces = { ...TEMPLATE, english_title: 'For {nobody}' };
    const refused = await world.call(contracts.save_template, braces, { as: manager });
    expect(refused.body.errors?.['english_title']?.[0]).toContain('{nobody}');
  });

  it('of a template that is disabled is not written', async () => {
    const status = (value: 0 | 1) =>
      world.call(contracts.set_template_status, { id: template_id, status: value }, { as: manager });
    await status(0);
    expect((await world.call(contracts.add, terms(), { as: manager })).body.errors).toHaveProperty('template_id');
    await status(1);
  });

  it('is hidden until it is sent, then opens by its link alone, in the merchant’s own rows', async () => {
    const id = await made();
    const link = await linkOf(id);
    expect(await loadContractPage(world.services, link)).toBeNull();
    expect(await sign(link, (await read(id)).text_hash)).toEqual({ state: 'gone' });
    expect((await send(id, 'whatsapp')).body.sent_to).toBe('+971504821937');
    const [message] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where template = 'contract-link' and channel = 'whatsapp' order by id desc limit 1",
    );
    expect(message!.body).toContain(pathTo('account-contract', 'ar', { uniqueId: link }));
    expect(await loadContractPage(world.services, link)).toMatchObject({ state: 'open', signature: null });
    const elsewhere = link.replace(/^[^-]+/, (2002).toString(36));
    expect(await loadContractPage(world.services, elsewhere)).toBeNull();
    expect(await loadContractPage(world.services, `${link}x`)).toBeNull();
    await markContractSeen(world.services, link, ORIGIN);
    const seen = (await read(id)).viewed_at;
    expect(seen).not.toBeNull();
    world.advance(60_000);
    await markContractSeen(world.services, link, ORIGIN);
    expect((await read(id)).viewed_at).toBe(seen);
  });

  it('is seen by the owner it was sent to, and by no other; drafts and withdrawn ones by nobody', async () => {
    const sent = await sentContract();
    const draft = await made();
    const withdrawn = await sentContract();
    await world.call(
      contracts.cancel,
      { account_id: SALON, id: withdrawn.id, reason: 'Another price' },
      { as: manager },
    );
    const seenBy = async (email: string) =>
      (
        await world.call(contracts.of_account, {}, { as: await tokenOf(world, await personOf(world, email)) })
      ).body.records.map(({ unique_id, status }) => [unique_id, status]);
    const own = await seenBy('a@test.rawnaq');
    expect(own).toContainEqual([sent.link, 'waiting']);
    expect(own.flat()).not.toContain(await linkOf(draft));
    expect(own.flat()).not.toContain(withdrawn.link);
    expect(await seenBy('b@test.rawnaq')).toEqual([]);
    await sign(sent.link, sent.text_hash);
    expect(await seenBy('a@test.rawnaq')).toContainEqual([sent.link, 'signed']);
  });

  it('is signed by a drawing and by nothing else', async () => {
    const { link, text_hash } = await sentContract();
    const dot = [[500, 200, 501, 201]];
    for (const strokes of [undefined, 'Mariam', [], [[]], dot, [[1, 2, 3]], [[0, 0, 5000, 1]], [['a', 'b']]])
      expect(await sign(link, text_hash, { strokes })).toMatchObject({ state: 'wrong', problem: 'not-drawn' });
    expect(await sign(link, text_hash, { agreed: false })).toMatchObject({ problem: 'not-agreed' });
    expect(await sign(link, '0'.repeat(64))).toMatchObject({ problem: 'text-changed' });
    expect(await loadContractPage(world.services, link)).toMatchObject({ state: 'open' });
  });

  it('is signed once for good, however many press at once', async () => {
    const { id, link, text_hash } = await sentContract();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sign(link, text_hash)));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['signed']));
    expect(await sign(link, text_hash, { strokes: [[1, 1, 900, 400]] })).toEqual({ state: 'signed' });
    const rows = await rowsOf(world, 'select strokes from contract_signatures where contract_id = $1', [id]);
    expect(rows).toEqual([{ strokes: STROKES }]);
    const record = await read(id);
    expect(record).toMatchObject({
      status: 'signed',
      intact: { text: true, signature: true },
      signature: { ip: ORIGIN.ip, user_agent: ORIGIN.userAgent },
    });
    const told = await rowsOf(world, "select 1 from audit_log where action = 'contracts.sign' and entity_id = $1", [
      `${SALON}-${id}`,
    ]);
    expect(told).toHaveLength(1);
    for (const [path, input] of [
      [contracts.edit, { ...terms(), id }],
      [contracts.send, { account_id: SALON, id, channel: 'email' }],
      [contracts.cancel, { account_id: SALON, id, reason: 'No' }],
    ] as const)
      expect((await world.call(path, input as never, { as: manager })).body.code).toBe('CONTRACT_NOT_OPEN');
    await expect(
      rowsOf(world, "update contract_signatures set ip = '192.0.2.1' where contract_id = $1", [id]),
    ).rejects.toThrow(/permission denied/);
  });

  it('goes to both sides with the same file, once', async () => {
    const { id, link, text_hash } = await sentContract();
    await sign(link, text_hash);
    const payload = { account_id: SALON, id };
    await runJob(world.services, 'mail-signed-contract', payload);
    await runJob(world.services, 'mail-signed-contract', payload);
    const sent = await rowsOf<{ account_id: number; recipient: string; body: string; name: string; bytes: number }>(
      world,
      `
        select m.account_id, m.recipient, m.body, f.name, f.bytes
        from messages m join message_files f on f.account_id = m.account_id and f.message_id = m.id
        where m.template = 'contract-signed' order by m.account_id`,
    );
    expect(sent.map(({ account_id, recipient }) => [account_id, recipient])).toEqual([
      [0, world.services.config.operator.email],
      [SALON, 'mariam@salon.test'],
    ]);
    expect(new Set(sent.map(({ bytes }) => bytes)).size).toBe(1);
    expect(sent[0]!.bytes).toBeGreaterThan(5_000);
    expect(sent[1]!.body).toContain(text_hash);
    expect((await read(id)).signature?.mailed_at).not.toBeNull();
    const file = await world.call(contracts.public_pdf, { unique_id: link }, {});
    expect(file.status).toBe(200);
    expect(file.headers['x-robots-tag']).toBe('noindex');
  });

  it('shows when its words or its drawing are not those that were signed', async () => {
    const { id, link, text_hash } = await sentContract();
    await sign(link, text_hash);
    await rowsOf(
      world,
      `update contracts set document = jsonb_set(document, '{clauses,0,body,en}', '"We owe nothing"') where id = $1`,
      [id],
    );
    expect((await read(id)).intact).toEqual({ text: false, signature: true });
    expect(await loadContractPage(world.services, link)).toMatchObject({ state: 'signed', is_changed: true });
    // Whoever also writes the new fingerprint is found by what was sealed with the signature.
    const { document } = await read(id);
    const forged = createHash('sha256').update(canonicalText(document)).digest('hex');
    await rowsOf(world, 'update contracts set text_hash = $2 where id = $1', [id, forged]);
    expect((await read(id)).intact.text).toBe(false);
  });

  it('that was withdrawn, is late or was changed meanwhile can’t be signed', async () => {
    const cancelled = await sentContract();
    await world.call(contracts.cancel, { account_id: SALON, id: cancelled.id, reason: 'Wrong price' }, { as: manager });
    expect(await sign(cancelled.link, cancelled.text_hash)).toEqual({ state: 'not-allowed' });
    expect(await loadContractPage(world.services, cancelled.link)).toMatchObject({ state: 'cancelled' });
    const changed = await sentContract();
    await world.call(contracts.edit, { ...terms({ price: 1 }), id: changed.id }, { as: manager });
    expect(await sign(changed.link, changed.text_hash)).toMatchObject({ problem: 'text-changed' });
    const late = await sentContract({ sign_until: today() });
    world.advance(2 * 86_400_000);
    manager = await signedIn();
    expect(await sign(late.link, late.text_hash)).toEqual({ state: 'not-allowed' });
    expect((await read(late.id)).is_late).toBe(true);
    expect((await send(late.id)).body.code).toBe('CONTRACT_SIGN_DAY_PAST');
    world.advance(-2 * 86_400_000);
    manager = await signedIn();
  });

  it('is renewed as a draft for the time after, and says so on both', async () => {
    const { id } = await sentContract();
    const { body } = await world.call(contracts.renew, { account_id: SALON, id }, { as: manager });
    expect(await read(body.id)).toMatchObject({
      status: 'draft',
      starts_on: '2027-12-01',
      ends_on: '2028-11-30',
      renewal_of: { id },
    });
    expect((await read(id)).renewed_by?.id).toBe(body.id);
  });

  it('is found by number, by merchant and by state, and only by whoever may', async () => {
    const { id } = await sentContract();
    const { number } = await read(id);
    const list = async (input: object) =>
      (await world.call(contracts.get_records, input as never, { as: manager })).body.records;
    expect((await list({ search: number })).map((row) => row.id)).toContain(id);
    expect((await list({ 'f.status': 'waiting', 'f.account_id': String(SALON) })).map((row) => row.id)).toContain(id);
    expect(await list({ 'f.account_id': '2002' })).toEqual([]);
    const viewer = await tokenOf(
      world,
      await addPerson(world, 'manager', 0, toPermissionMap(['platform-accounting.view'])),
    );
    expect((await world.call(contracts.get_record, { account_id: SALON, id }, { as: viewer })).status).toBe(200);
    expect((await world.call(contracts.add, terms(), { as: viewer })).status).toBe(403);
    expect((await world.call(contracts.get_record, { account_id: 2002, id }, { as: manager })).status).toBe(404);
  });
});
