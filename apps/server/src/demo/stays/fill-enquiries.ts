import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { usualPrice } from '@rawnaq/domain/property-stays/nights.rules';
import { newLinkId } from '../../infra/link-id';
import { listNights } from '../../modules/property-stays';
import type { Demo } from '../stage';
import { insertNumbered, insertRows } from '../stage.repo';
import { listedPlaces, type DemoPlace } from './enquiries.repo';
import { DEMO_BLOCKS, DEMO_ENQUIRIES, type DemoEnquiry } from './texts/enquiries';

const HOUR = 3_600_000;

/** What renters asked the demo's owners, and what became of it. Places come before. */
export async function fillEnquiries(demo: Demo, hosts: readonly { accountId: number }[]): Promise<void> {
  for (const { accountId } of hosts) {
    const places = await listedPlaces(demo.tx, accountId);
    for (const [index, place] of places.entries()) {
      const asked = DEMO_ENQUIRIES.filter((_, turn) => turn % places.length === index);
      await fillPlace(demo, accountId, place, asked);
      await listNights(demo.tx, { account_id: accountId, property_id: place.property_id }, demo.now);
    }
  }
}

async function fillPlace(
  { tx, now }: Demo,
  accountId: number,
  place: DemoPlace,
  asked: readonly DemoEnquiry[],
): Promise<void> {
  const { property_id } = place;
  const today = todayIn(now, 'Asia/Dubai');
  const rows = asked.map(({ in_days, nights, hours_ago, valid_hours, letter: _, offered, deposit, ...told }) => {
    const days = { arrives_on: addDays(today, in_days), leaves_on: addDays(today, in_days + nights) };
    const price = offered ? usualPrice(days, place) : null;
    const asked = deposit !== undefined && price !== null ? Math.min(deposit, price) : null;
    const at = new Date(now.getTime() - hours_ago * HOUR).toISOString();
    return {
      ...told,
      ...days,
      property_id,
      unique_id: newLinkId(accountId),
      price,
      deposit: asked,
      deposit_paid_at: asked !== null && told.status === 'confirmed' ? at : null,
      valid_until: valid_hours === undefined ? null : new Date(now.getTime() + valid_hours * HOUR).toISOString(),
      created_at: at,
      updated_at: at,
    };
  });
  const ids = await insertNumbered(tx, 'property_enquiries', accountId, rows);
  const letters = asked.flatMap(({ letter }, index) =>
    letter ? [{ enquiry_id: ids[index]!, by_renter: false, body: letter, created_at: rows[index]!.updated_at }] : [],
  );
  await insertRows(tx, 'property_enquiry_letters', accountId, letters);
  const links = rows.flatMap(({ deposit, deposit_paid_at, unique_id, language, valid_until, created_at }, index) =>
    deposit === null
      ? []
      : [
          {
            reference: newLinkId(accountId),
            enquiry_id: ids[index]!,
            provider: 'sandbox',
            amount: deposit,
            currency: 'AED',
            language,
            return_path: pathTo('stay-enquiry', language, { uniqueId: unique_id }),
            status: deposit_paid_at === null ? paymentLinkStates.codes.open : paymentLinkStates.codes.paid,
            paid_at: deposit_paid_at,
            expires_at: valid_until ?? created_at,
            created_at,
          },
        ],
  );
  await insertRows(tx, 'payment_links', accountId, links);
  const taken = rows.flatMap(({ status, arrives_on, leaves_on, valid_until, created_at }, index) =>
    status === 'confirmed' || status === 'offered'
      ? [
          {
            kind: status === 'confirmed' ? 'stay' : 'offer',
            note: '',
            enquiry_id: ids[index]!,
            arrives_on,
            leaves_on,
            valid_until,
            created_at,
          },
        ]
      : [],
  );
  const blocks = DEMO_BLOCKS.map(({ in_days, nights, note }) => ({
    kind: 'block',
    note,
    enquiry_id: null,
    arrives_on: addDays(today, in_days),
    leaves_on: addDays(today, in_days + nights),
    valid_until: null,
    created_at: now.toISOString(),
  }));
  await insertRows(
    tx,
    'property_nights',
    accountId,
    [...taken, ...blocks].map((row) => ({ ...row, property_id })),
  );
}
