import { createHmac } from 'node:crypto';
import { PASSWORD } from '../../client';
import { contactTopics } from '@rawnaq/domain/contact-messages/contact-message.states';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { appointmentStates, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { day } from '../pools';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { lastMessage } from './recipes-sign-in';

const ALIAS = "select values ->> 'alias' from account_settings where account_id = $1 and section = 'online'";
const aliasOf = async ({ one }: Kitchen): Promise<string> => (await one<string>(ALIAS)) ?? 'nobody';
const alias: Recipe = async (kitchen) => ({ alias: await aliasOf(kitchen) });

/** One service on some day, and a time at which it is free. */
async function freeTime(kitchen: Kitchen): Promise<Values> {
  const place = await aliasOf(kitchen);
  const lines = String(kitchen.pools.services[kitchen.random.between(0, kitchen.pools.services.length - 1)]);
  const date = day(kitchen.random, 2);
  const { times } = await kitchen.ask('public', 'online/:alias/free_times', { alias: place, lines, date });
  const found = (times as { start: number }[] | undefined) ?? [];
  return {
    alias: place,
    lines,
    date,
    start: found[kitchen.random.between(0, Math.max(0, found.length - 1))]?.start ?? 600,
  };
}

async function held(kitchen: Kitchen): Promise<{ alias: string; token: string }> {
  const wanted = await freeTime(kitchen);
  const { token } = await kitchen.ask('public', 'online/:alias/hold', wanted);
  return { alias: String(wanted.alias), token: String(token ?? 'no-such-hold-0000') };
}

async function asked(kitchen: Kitchen): Promise<{ alias: string; mobile: string; code: string | undefined }> {
  const place = await aliasOf(kitchen);
  const mobile = `+97156${kitchen.random.between(1_000_000, 9_999_999)}`;
  await kitchen.ask('public', 'online/:alias/ask_code', { alias: place, mobile, channel: 'whatsapp' });
  return { alias: place, mobile, code: /\d{6}/.exec((await lastMessage(kitchen, 'booking-code')) ?? '')?.[0] };
}

async function confirmed(kitchen: Kitchen): Promise<Values> {
  const { alias: place, mobile, code } = await asked(kitchen);
  const { proof } = await kitchen.ask('public', 'online/:alias/verify_mobile', { alias: place, mobile, code });
  return { ...(await held(kitchen)), mobile, proof: proof ?? 'none', name: 'Noor Ali' };
}

/** A visit booked online whose deposit waits to be paid. */
export async function deposit(kitchen: Kitchen): Promise<{ id?: number; appointment_id?: number; reference?: string }> {
  await kitchen.rows(
    `
      update account_settings
      set values = values || '{"deposit_kind": "percent", "deposit_percent": 2000}'
      where account_id = $1 and section = 'online'`,
    [kitchen.account],
  );
  await kitchen.ask('public', 'online/:alias/confirm', await confirmed(kitchen));
  const [link] = await kitchen.rows<{ id: number; appointment_id: number; reference: string }>(
    'select id, appointment_id, reference from payment_links where account_id = $1 order by id desc limit 1',
    [kitchen.account],
  );
  return { ...link };
}

/** A visit ahead that was booked and not paid for. */
const booking =
  (further: string): Recipe =>
  async (kitchen) => ({
    alias: await aliasOf(kitchen),
    booking_id: await kitchen.one<string>(
      `
        select booking_id
        from appointments
        where account_id = $1 and status = ${appointmentStates.codes.scheduled} and start_at > now() + interval '3 days'
        ${further}
        order by id desc limit 20`,
    ),
  });

export const publicRecipes: Record<string, Recipe> = {
  contact_us: async ({ rows }) => {
    await rows("delete from throttle_buckets where bucket = 'contact-us'");
    return {
      name: 'Noura',
      email: 'noura@example.com',
      mobile: '+971 50 123 4567',
      topic: contactTopics.codes.question,
      text: 'Hello',
    };
  },
  'calendar/:file': async (kitchen) => {
    const made = await kitchen.ask('merchant', 'calendar_feed/make', {});
    const name = /calendar\/([^/?"]+)/.exec(JSON.stringify(made))?.[1];
    return { file: name ?? 'none.ics' };
  },
  'online/:alias/get_page': alias,
  'online/:alias/get_menu': alias,
  'online/:alias/picture/:unique_id': async (kitchen) => {
    const place = await aliasOf(kitchen);
    const page = JSON.stringify([
      await kitchen.ask('public', 'online/:alias/get_page', { alias: place }),
      await kitchen.ask('public', 'online/:alias/get_menu', { alias: place }),
    ]);
    return { alias: place, unique_id: /picture\/([\w-]{10,64})/.exec(page)?.[1] ?? 'nothing-at-all' };
  },
  'online/:alias/free_days': async (kitchen) => {
    const { alias: place, lines, date } = await freeTime(kitchen);
    return { alias: place, lines, month: String(date).slice(0, 7), booking_id: undefined };
  },
  'online/:alias/free_times': async (kitchen) => {
    const { alias: place, lines, date } = await freeTime(kitchen);
    return { alias: place, lines, date, booking_id: undefined };
  },
  'online/:alias/hold': async (kitchen) => ({ ...(await freeTime(kitchen)), replaces: undefined }),
  'online/:alias/extend_hold': held,
  'online/:alias/release_hold': held,
  'online/:alias/ask_code': alias,
  'online/:alias/verify_mobile': asked,
  'online/:alias/confirm': confirmed,
  'online/:alias/booking/:booking_id/get': booking(''),
  'online/:alias/booking/:booking_id/calendar.ics': booking(''),
  'online/:alias/booking/:booking_id/cancel': booking(''),
  'online/:alias/booking/:booking_id/pay': async (kitchen) => {
    const { alias: place, booking_id } = await booking('')(kitchen);
    await kitchen.rows(
      `
        update appointments
        set payment_status = ${appointmentPaymentStates.codes.waiting}, deposit = 1000,
          pay_until = now() + interval '1 hour'
        where booking_id = $1`,
      [booking_id],
    );
    await kitchen.rows(
      `
        insert into payment_links (account_id, reference, appointment_id, provider, amount, currency, language,
          return_path, expires_at)
        select a.account_id, 'fz-' || md5(random()::text), a.id, 'sandbox', 1000, 'AED', 'en', '/',
          now() + interval '1 day'
        from appointments a
        where a.booking_id = $1
        on conflict do nothing`,
      [booking_id],
    );
    return { alias: place, booking_id };
  },
  'online/:alias/booking/:booking_id/reschedule': async (kitchen) => {
    const { alias: place, booking_id } = await booking('')(kitchen);
    const date = addDays(day(kitchen.random, 3), 1);
    const [line] = await kitchen.rows<{ service_id: number }>(
      `
        select l.service_id
        from appointments a
        join appointment_lines l on l.account_id = a.account_id and l.appointment_id = a.id
        where a.booking_id = $1
        order by l.position`,
      [booking_id],
    );
    const { times } = await kitchen.ask('public', 'online/:alias/free_times', {
      alias: place,
      date,
      lines: String(line?.service_id ?? 1),
      booking_id,
    });
    return { alias: place, booking_id, date, start: (times as { start: number }[] | undefined)?.[0]?.start ?? 600 };
  },
  'online/:alias/complain': async (kitchen) => ({ alias: await aliasOf(kitchen), booking_id: undefined }),
  'online/:alias/payment/:reference': async (kitchen) => ({
    alias: await aliasOf(kitchen),
    reference: (await deposit(kitchen)).reference,
  }),
  'webhooks/pay/:provider/:token': async (kitchen) => {
    await kitchen.ask('merchant', 'settings/payment_gateway/save', {
      is_active: false,
      key: WEBHOOK_KEY,
      secret: 'token',
      proof: { password: PASSWORD },
    });
    const { url } = await kitchen.ask('merchant', 'payment_gateway/webhook', {});
    const body = { EventType: 1, Data: { InvoiceId: kitchen.random.between(1, 1e9) } };
    const signed = `InvoiceId=${body.Data.InvoiceId}`;
    return {
      provider: 'myfatoorah',
      token: /([0-9a-z]{1,12}-[\w-]+)$/.exec(String(url ?? ''))?.[1] ?? '1-none',
      body,
      headers: {
        'content-type': 'application/json',
        'myfatoorah-webhook-version': 'v1',
        'myfatoorah-signature': createHmac('sha256', WEBHOOK_KEY).update(signed).digest('base64'),
      },
    };
  },
};

const WEBHOOK_KEY = 'a key of the gateway';
