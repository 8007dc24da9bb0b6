import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { NO_ANSWER, type Answer } from '../client';
import { ask, send, type Desk } from './desk';

const NAWRAS = 1002;
const SEE_OTHER = 303;

/** A merchant's invoice with a package, people and a price of its own, waiting for its transfer. */
export async function accountInvoiceToPay(desk: Desk): Promise<object> {
  const { id } = await send<{ id: number }>(desk, 'account_invoices/issue', {
    tenant: NAWRAS,
    lines: [
      { item: 'premium', period: 'month', quantity: 1, unit_price: 24_900 },
      { item: 'users', period: 'month', quantity: 1, unit_price: 1_500 },
    ],
  });
  return { id, method: 'transfer' };
}

/** The demo world has a few merchants that wait; each can be approved once. */
export async function merchantToApprove(desk: Desk): Promise<object> {
  const { records } = await ask<{ records: { id: number }[] }>(desk, 'merchants/new/get_records');
  if (!records[0]) throw new Error('No merchant waits for approval any more');
  return { id: records[0].id };
}

/** A pen that goes up and down across the box. */
const STROKES = [Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 100 + 10 * at : 150 + 90 * ((at >> 1) % 2)))];

/** Written and sent, so that whoever holds its link may sign: by a form, which leads back to its page. */
export async function contractToSign(desk: Desk): Promise<(base: string) => Promise<Answer>> {
  const templates = await ask<{ records: { id: number }[] }>(desk, 'accounting/contract_templates/get_records');
  const today = todayIn(new Date(), 'Asia/Riyadh');
  const { id } = await send<{ id: number }>(desk, 'accounting/contracts/add', {
    account_id: NAWRAS,
    template_id: templates.records[0]!.id,
    language: 'ar',
    tier: 'premium',
    period: 'yearly',
    price: 383_040,
    starts_on: today,
    ends_on: addDays(today, 364),
    sign_until: addDays(today, 14),
    signer_name: 'Mariam Al Hashimi',
    signer_email: 'mariam@salon.test',
  });
  await send(desk, 'accounting/contracts/send', { account_id: NAWRAS, id, channel: 'email' });
  const { record } = await ask<{ record: { link: string; text_hash: string } }>(
    desk,
    `accounting/contracts/get_record?account_id=${NAWRAS}&id=${id}`,
  );
  const { pathname } = new URL(record.link);
  const form = new URLSearchParams({
    strokes: JSON.stringify(STROKES),
    text_hash: record.text_hash,
    agreed: 'yes',
  });
  return (base) => sendForm(`${base}${pathname}`, form);
}

async function sendForm(address: string, body: URLSearchParams): Promise<Answer> {
  const began = performance.now();
  try {
    const { status, headers } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    return {
      status: status === SEE_OTHER ? 200 : status,
      body: { location: headers.get('location') },
      ms: performance.now() - began,
    };
  } catch {
    return { status: NO_ANSWER, body: {}, ms: performance.now() - began };
  }
}
