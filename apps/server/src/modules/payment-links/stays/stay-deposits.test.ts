import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { paymentGatewayContract as gateway } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, tokenOf } from '../../../../test/people';
import { runJob } from '../../../../test/run-job';
import { startMyfatoorah, type MyfatoorahServer } from '../../../../test/servers/myfatoorah-server';
import type { Host } from '../../../../test/stays/host';
import { PRICE, staysKit } from '../../../../test/stays/kit';
import type { ListedPlace } from '../../../../test/stays/listed-place';
import type { World } from '../../../../test/world';
import { asAccount } from '../../../services';
import { confirmByDeposit } from '../../property-stays';
import { moveSandboxPayment } from '../sandbox/sandbox-payments.repo';
import { settlePaymentLink } from '../settle-payment-link';
import { startPayment } from '../start-payment';

const { get_records, get_record, offer, confirm, decline, cancel, return_deposit, calendar } = staysContract;
const HOUR = 3_600_000;
const DEPOSIT = 90_000;
const SECRET = 'sk_test_123456789';

const { open, mine, day, asked, offered: offeredWith, recordOf, pageOf, act, nightsOf, messages } = staysKit();
let world: World;
let host: Host;
let other: Host;
let place: ListedPlace;
let myfatoorah: MyfatoorahServer;

beforeAll(async () => {
  myfatoorah = await startMyfatoorah([SECRET]);
  ({ world, host, other, place } = await open({ poolSize: 16, env: { MYFATOORAH_URL: myfatoorah.url } }));
});
afterAll(async () => {
  await world.close();
  await myfatoorah.close();
});

const offered = (from: number, to: number, more: object = {}) => offeredWith(from, to, { deposit: DEPOSIT, ...more });
const linksOf = (id: number) =>
  rowsOf<{ id: number; status: number; refund_state: string | null; refund_reason: string | null }>(
    world,
    `select id, status, refund_state, refund_reason from payment_links
    where account_id = $1 and enquiry_id = $2 order by id`,
    [host.account_id, id],
  );
const carryOutRefunds = async (id: number) => {
  for (const link of await linksOf(id))
    await runJob(world.services, 'refund-payment-link', { account_id: host.account_id, id: link.id });
};

const referenceOf = async (link: string): Promise<string> =>
  (await pageOf(link))!.deposit!.pay_path!.split('/').at(-1)!;

/** The renter opens the gateway's page; paying is another step, and nobody has asked the gateway yet. */
async function opened(link: string): Promise<{ reference: string; invoice: string; pay: () => Promise<unknown> }> {
  const reference = await referenceOf(link);
  const payment = await startPayment(world.services, host.account_id, reference);
  return {
    reference,
    invoice: payment!.provider_id!,
    pay: () =>
      asAccount(world.services, host.account_id, (tx) =>
        moveSandboxPayment({ tx, accountId: host.account_id }, payment!.provider_id!, ['pending'], {
          status: 'paid',
          payment_id: `p-${reference}`,
        }),
      ),
  };
}
async function paid(link: string): Promise<string> {
  const { reference, pay } = await opened(link);
  await pay();
  return reference;
}
const lastTold = async () =>
  (await world.call(notificationsContract.get_records, {}, mine)).body.records[0]!.english_text;
const settle = (reference: string) => settlePaymentLink(world.services, host.account_id, reference);

const saveGateway = (company: string, password: string, as = host.token) =>
  world.call(
    gateway.save_of_host,
    { is_active: true, company, is_test: false, key: 'pk_test_1', secret: SECRET, proof: { password } },
    { as },
  );
async function ownCode(): Promise<string> {
  expect((await world.call(hostsContract.ask_own_code, {}, mine)).status).toBe(200);
  const [message] = await rowsOf<{ body: string }>(
    world,
    "select body from messages where template = 'mobile-code' and account_id = $1 order by id desc limit 1",
    [host.account_id],
  );
  return /\d{6}/.exec(message!.body)![0];
}
/** From here on the sandbox takes the payments again. */
const removeGateway = () =>
  rowsOf(world, "delete from account_settings where account_id = $1 and section = 'payment-gateway'", [
    host.account_id,
  ]);

describe('the gateway of an owner', () => {
  const save = (password: string, as = host.token) => saveGateway('Tap', password, as);

  it('is saved by whoever proves by a code of her number that it is her, and by nobody else', async () => {
    expect((await save('anything')).body.errors).toHaveProperty(['proof.password']);
    const code = await ownCode();
    // Somebody else's code is no good, nor is hers a second time.
    expect((await save(code, other.token)).body.code).toBe('CODE_INCORRECT');
    expect((await save(code === '000000' ? '111111' : '000000')).body.code).toBe('CODE_INCORRECT');
    expect((await save(code)).status).toBe(200);
    expect((await save(code)).status).not.toBe(200);
    const shown = (await world.call(gateway.get_of_host, {}, mine)).body;
    expect(shown).toMatchObject({ values: { is_active: true, company: 'Tap' }, secrets: { secret: { is_set: true } } });
    expect(JSON.stringify(shown)).not.toContain('sk_test');
    expect((await world.call(gateway.webhook_of_host, {}, mine)).body.url).toContain('/webhooks/pay/tap/');
    expect((await world.call(gateway.get_of_host, {}, { as: other.token })).body.values.is_active).toBe(false);
    await removeGateway();
    expect((await world.call(gateway.test_of_host, {}, mine)).body).toMatchObject({ provider: 'sandbox' });
  });
});

describe('an offer with a deposit', () => {
  it('is refused above its price, and cannot be accepted without paying', async () => {
    const enquiry = await asked(3, 5);
    const tooMuch = await world.call(offer, { id: enquiry.id, price: PRICE, deposit: PRICE + 1, hours: 24 }, mine);
    expect(tooMuch.body.errors).toHaveProperty('deposit');
    await world.call(offer, { id: enquiry.id, price: PRICE, deposit: DEPOSIT, hours: 24 }, mine);
    expect(await act(enquiry.link, 'accept')).toBe('pay-first');
    expect(await nightsOf(enquiry.id)).toMatchObject([{ kind: 'offer' }]);
    expect((await messages('stay-offered-deposit')).at(-1)!.body).toContain('900.00');
    expect(await pageOf(enquiry.link)).toMatchObject({
      is_open: true,
      deposit: { amount: DEPOSIT, stage: 'asked', pay_path: expect.stringMatching(/^\/pay\//) },
    });
    expect(await recordOf(enquiry.id)).toMatchObject({
      deposit: DEPOSIT,
      deposit_state: { amount: DEPOSIT, stage: 'asked' },
      can_take_deposit: true,
    });
    const foreign = { as: other.token, area: 'properties' as const };
    expect((await world.call(get_record, { id: enquiry.id }, foreign)).status).toBe(404);
    expect((await world.call(return_deposit, { id: enquiry.id }, foreign)).status).toBe(404);
    const history = { entity: 'property_enquiries' as const, entity_id: String(enquiry.id) };
    expect((await world.call(auditContract.get_history, history, foreign)).body.records).toEqual([]);
    expect((await world.call(auditContract.get_history, history, mine)).body.records[0]).toMatchObject({
      action: 'stay-enquiries.offer',
      after: { deposit: DEPOSIT },
    });
    expect((await world.call(auditContract.get_history, { entity: 'users', entity_id: '1' }, mine)).body.code).toBe(
      'no_permission',
    );
  });

  it('needs a gateway that can take it', async () => {
    const enquiry = await asked(6, 7);
    const { production } = world.services.config;
    world.services.config.production = true;
    try {
      const refused = await world.call(offer, { id: enquiry.id, price: PRICE, deposit: 1000, hours: 24 }, mine);
      expect(refused.body.code).toBe('PAYMENTS_NOT_AVAILABLE');
      expect(await recordOf(enquiry.id)).toMatchObject({ status: 'new', can_take_deposit: false });
      expect((await world.call(offer, { id: enquiry.id, price: PRICE, hours: 24 }, mine)).status).toBe(200);
    } finally {
      world.services.config.production = production;
    }
  });

  it('is confirmed by its payment, once, however often and by whomever it is told', async () => {
    const { id, link } = await offered(10, 13);
    const [first, second] = await Promise.all([opened(link), opened(link)]);
    expect(first.reference).toBe(second.reference);
    await first.pay();
    const before = (await messages('stay-deposit-received')).length;
    await Promise.all(Array.from({ length: 16 }, () => settle(first.reference)));
    expect(await recordOf(id)).toMatchObject({ status: 'confirmed', deposit_state: { stage: 'paid' } });
    expect(await nightsOf(id)).toMatchObject([{ kind: 'stay' }]);
    expect(await linksOf(id)).toMatchObject([{ status: 2, refund_state: null }]);
    expect((await messages('stay-deposit-received')).length).toBe(before + 1);
    expect((await messages('stay-accepted')).at(-1)).toMatchObject({ recipient: 'saeed@test.rawnaq' });
    expect(await lastTold()).toContain('accepted and paid the deposit of AED 900.00');
    expect(await pageOf(link)).toMatchObject({ status: 'confirmed', deposit: { stage: 'paid' }, may_cancel: true });
    const shown = (await world.call(calendar, { property_id: place.id, month: day(10) }, mine)).body;
    expect(shown.nights).toContainEqual(expect.objectContaining({ enquiry_id: id, deposit_paid: true }));
    const { records } = (await world.call(get_records, { 'f.status': 'confirmed' }, mine)).body;
    expect(records.find((row) => row.id === id)).toMatchObject({ deposit: DEPOSIT });
  });

  it('that breaks off in the middle leaves neither stay nor payment, and is settled by the next who asks', async () => {
    const { id, link } = await offered(15, 17);
    const reference = await paid(link);
    await expect(
      asAccount(world.services, host.account_id, async (tx) => {
        const keeper = { tx, accountId: host.account_id, now: world.services.clock(), services: world.services };
        expect(await confirmByDeposit(keeper, id, DEPOSIT)).toBe(true);
        throw new Error('the process died');
      }),
    ).rejects.toThrow('died');
    expect(await recordOf(id)).toMatchObject({ status: 'offered', deposit_paid_at: null });
    expect(await nightsOf(id)).toMatchObject([{ kind: 'offer' }]);
    await runJob(world.services, 'reconcile-payment-links');
    expect(await recordOf(id)).toMatchObject({ status: 'confirmed', deposit_state: { stage: 'paid' } });
    expect((await settle(reference))!.status).toBe(2);
  });

  it('is paid anew on another page when the gateway ended the first', async () => {
    const { id, link } = await offered(18, 19);
    const { reference } = await opened(link);
    await rowsOf(world, 'update payment_links set status = 3 where reference = $1', [reference]);
    expect(await pageOf(link)).toMatchObject({ deposit: { stage: 'unpaid', pay_path: null } });
    expect(await act(link, 'pay')).toBe('payable');
    await settle(await paid(link));
    expect(await recordOf(id)).toMatchObject({ status: 'confirmed' });
    expect(await act(link, 'pay')).toBe('accepted');
  });
});

describe('whoever pays', () => {
  const visit = async (path: string) =>
    (await world.app.server.inject({ method: 'GET', url: path })).headers.location as string;

  it('comes back to the page she left, in its language', async () => {
    const { link } = await offered(26, 27);
    const path = (await pageOf(link))!.deposit!.pay_path!;
    expect(await visit(`${path}?lang=en`)).toMatch(/^\/pay\/sandbox\//);
    expect(await visit(`${path}/done`)).toBe(`/en/stay-enquiry/${link}`);
    // She changes the language of the page, and goes to the same payment from there.
    expect(await visit(`${path}?lang=ar`)).toMatch(/^\/pay\/sandbox\//);
    expect(await visit(`${path}/done`)).toBe(`/ar/stay-enquiry/${link}`);
    expect(await visit(`${path}?lang=fr`)).toMatch(/^\/pay\/sandbox\//);
    await act(link, 'withdraw');
    expect(await visit(`${path}?lang=en`)).toBe(`/en/stay-enquiry/${link}`);
    expect(await visit(path)).toBe(`/ar/stay-enquiry/${link}`);
  });

  it('twice on the page of the gateway has her stay, and the owner is told to return one payment', async () => {
    // Another code is sent after a minute of the database's own clock.
    await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-host'");
    expect((await saveGateway('MyFatoorah', await ownCode())).status).toBe(200);
    try {
      const { id, link } = await offered(28, 29);
      const { reference, invoice } = await opened(link);
      myfatoorah.pay(invoice);
      myfatoorah.pay(invoice);
      await Promise.all([settle(reference), settle(reference)]);
      expect(await recordOf(id)).toMatchObject({ status: 'confirmed', deposit_state: { stage: 'paid' } });
      const told = (await world.call(notificationsContract.get_records, {}, mine)).body.records;
      const twice = told.filter(({ english_text }) => english_text.includes('of AED 900.00 twice'));
      expect(twice).toMatchObject([{ link: `/merchant/stays-enquiries?open=${id}`, tone: 'danger' }]);
      expect(twice[0]!.arabic_text).toContain('900.00 د.إ');
    } finally {
      await removeGateway();
    }
  });
});

describe('money nobody waits for', () => {
  const expectReturned = async (id: number, link: string) => {
    expect(await linksOf(id)).toContainEqual(
      expect.objectContaining({ status: 2, refund_state: 'asked', refund_reason: 'stay-over' }),
    );
    expect((await messages('stay-deposit-late')).at(-1)!.body).toContain(link);
    expect(await lastTold()).toContain('came too late');
    await carryOutRefunds(id);
    expect((await linksOf(id)).filter(({ refund_state }) => refund_state === 'done')).toHaveLength(1);
  };

  it.each([
    ['withdrawn by the renter', (one: { link: string }) => act(one.link, 'withdraw')],
    ['declined by the owner', (one: { id: number }) => world.call(decline, { id: one.id, reason: 'صيانة' }, mine)],
    ['confirmed by telephone', (one: { id: number }) => world.call(confirm, { id: one.id, price: PRICE }, mine)],
    [
      'replaced by another offer',
      (one: { id: number }) => world.call(offer, { id: one.id, price: PRICE + 100, deposit: DEPOSIT, hours: 24 }, mine),
    ],
  ])('because the offer was %s meanwhile goes back, and both are told', async (_, end) => {
    const one = await offered(22, 24);
    const { reference, pay } = await opened(one.link);
    await pay();
    await end(one);
    const before = (await recordOf(one.id)).status;
    await Promise.all([settle(reference), settle(reference)]);
    expect((await recordOf(one.id)).status).toBe(before);
    await expectReturned(one.id, one.link);
    // The nights are free for the next one.
    await rowsOf(world, 'delete from property_nights where account_id = $1 and enquiry_id = $2', [
      host.account_id,
      one.id,
    ]);
  });

  it(
    'of 64 payments for overlapping nights has one winner for each, and the others get theirs back',
    { timeout: 120_000 },
    async () => {
      const wishes = Array.from({ length: 64 }, (_, index) => ({ from: 40 + (index % 7), nights: 1 + (index % 3) }));
      const payments: { id: number; link: string; reference: string }[] = [];
      let tried = 0;
      for (const { from, nights } of wishes) {
        // Each offer is over before the next is made, and nobody has tidied up: all of them wait for their money.
        const one = await offered(from, from + nights, { hours: 6 });
        payments.push({ ...one, reference: await paid(one.link) });
        await rowsOf(world, 'update property_nights set valid_until = $3 where account_id = $1 and enquiry_id = $2', [
          host.account_id,
          one.id,
          new Date(world.services.clock().getTime() - 1000).toISOString(),
        ]);
      }
      // As many at once as may wait for a connection on a slow machine; every night is wished for in each of them.
      while (payments.length > tried) {
        const crowd = payments.slice(tried, (tried += 16));
        const settled = await Promise.all(crowd.flatMap(({ reference }) => [settle(reference), settle(reference)]));
        expect(settled.every((one) => one?.status === 2)).toBe(true);
      }
      const taken = new Map<number, number>();
      const winners: boolean[] = [];
      for (const [index, { id }] of payments.entries()) {
        const [link] = await linksOf(id);
        const { status } = await recordOf(id);
        winners.push(status === 'confirmed');
        expect([status, link!.refund_state]).toEqual(
          status === 'confirmed' ? ['confirmed', null] : ['offered', 'asked'],
        );
        const { from, nights } = wishes[index]!;
        if (status === 'confirmed')
          for (let at = from; at < from + nights; at += 1) taken.set(at, (taken.get(at) ?? 0) + 1);
      }
      expect([...taken.values()].filter((count) => count !== 1)).toEqual([]);
      for (const [index, { from, nights }] of wishes.entries())
        if (!winners[index]) expect(Array.from({ length: nights }, (_, at) => taken.has(from + at))).toContain(true);
      const lost = payments.filter((_, index) => !winners[index]);
      for (const { id } of lost) await carryOutRefunds(id);
      const stages = await Promise.all(lost.map(async ({ id }) => (await recordOf(id)).deposit_state!.stage));
      expect(new Set(stages)).toEqual(new Set(['returned']));
    },
  );

  it('is asked for once more before an offer lapses, and goes back when it comes after', async () => {
    const inTime = await offered(60, 62, { hours: 6 });
    const late = await offered(64, 66, { hours: 6 });
    const payment = await opened(late.link);
    await paid(inTime.link);
    world.advance(7 * HOUR);
    for (const one of [host, other]) one.token = await tokenOf(world, one);
    await runJob(world.services, 'lapse-stay-offers');
    expect(await recordOf(inTime.id)).toMatchObject({ status: 'confirmed', deposit_state: { stage: 'paid' } });
    expect(await recordOf(late.id)).toMatchObject({ status: 'expired', deposit_state: { stage: 'unpaid' } });
    await payment.pay();
    await settle(payment.reference);
    await expectReturned(late.id, late.link);
    expect(await pageOf(late.link)).toMatchObject({ status: 'expired', deposit: { stage: 'returned' } });
  });
});

describe('a stay that was paid for', () => {
  it('cancelled by its owner frees its nights and returns the deposit by itself', async () => {
    const { id, link } = await offered(70, 72);
    await settle(await paid(link));
    const answers = await Promise.all([1, 2, 3].map(() => world.call(cancel, { id, reason: 'تسرب مياه' }, mine)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await nightsOf(id)).toEqual([]);
    expect(await linksOf(id)).toMatchObject([{ refund_state: 'asked', refund_reason: 'stay-cancelled' }]);
    expect((await messages('stay-deposit-returned')).at(-1)!.body).toContain('900.00');
    await carryOutRefunds(id);
    expect((await recordOf(id)).deposit_state).toMatchObject({ stage: 'returned' });
  });

  it('whose refund nobody has answered is returned again by an owner who looked, not by cancelling', async () => {
    const { id, link } = await offered(80, 82);
    await settle(await paid(link));
    const [one] = await linksOf(id);
    await rowsOf(world, "update payment_links set refund_state = 'unknown' where id = $1", [one!.id]);
    const before = (await messages('stay-deposit-returned')).length;
    expect((await world.call(cancel, { id, reason: 'تسرب مياه' }, mine)).status).toBe(200);
    expect(await linksOf(id)).toMatchObject([{ refund_state: 'unknown' }]);
    expect((await messages('stay-deposit-returned')).length).toBe(before);
    expect((await recordOf(id)).deposit_state).toMatchObject({ stage: 'stuck' });
    expect((await world.call(return_deposit, { id }, mine)).status).toBe(200);
    expect(await linksOf(id)).toMatchObject([{ refund_state: 'asked', refund_reason: 'stay-returned' }]);
  });

  it('cancelled by its renter keeps the deposit until the owner returns it, once', async () => {
    const { id, link } = await offered(75, 77);
    await settle(await paid(link));
    expect(await Promise.all([act(link, 'cancel'), act(link, 'cancel')])).toEqual(['cancelled', 'cancelled']);
    expect(await nightsOf(id)).toEqual([]);
    expect(await recordOf(id)).toMatchObject({
      status: 'cancelled',
      cancelled_by_renter: true,
      deposit_state: { stage: 'paid' },
    });
    const answers = await Promise.all([1, 2, 3].map(() => world.call(return_deposit, { id }, mine)));
    expect(answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).toSorted()).toEqual([
      'STAY_NO_DEPOSIT',
      'STAY_NO_DEPOSIT',
      'done',
    ]);
    expect(await linksOf(id)).toMatchObject([{ refund_state: 'asked', refund_reason: 'stay-returned' }]);
  });

  it('is told of in files and has a history of its own', async () => {
    const file = await world.call(staysContract.export, { format: 'csv' } as never, mine);
    expect(file.status).toBe(200);
  });
});
