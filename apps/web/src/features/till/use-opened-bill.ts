import { tillContract, type TillCatalogue } from '@rawnaq/domain/till/till.contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { draftOfBill } from './draft/bill-of-draft';
import { toDraftCard, toDraftCode } from './find-codes';
import { isEmptyDraft, type DraftCustomer, type TillDraft } from './draft/till-draft';
import { newDraft, type OpenBills } from './draft/use-till-draft';

const WISHES = ['appointment', 'held', 'customer', 'new'] as const;
type Wish = (typeof WISHES)[number];

/**
 * The till opened for something: `?appointment=` a visit to bill, `?held=` a bill that was put aside, `?customer=`
 * somebody, `?new=1` nobody.
 */
export function useOpenedBill(
  bills: Pick<OpenBills, 'draft' | 'others' | 'open'>,
  answer: TillCatalogue | undefined,
): void {
  const [params, setParams] = useSearchParams();
  const wish = WISHES.find((name) => Number(params.get(name)) > 0);
  const id = wish ? Number(params.get(wish)) : 0;

  const asked = useRef('');
  const fulfil = useEffectEvent(async (catalogue: TillCatalogue) => {
    // The catalogue may be read again before the first answer is there.
    if (asked.current === `${wish}=${id}`) return;
    asked.current = `${wish}=${id}`;
    const known = [bills.draft, ...bills.others].find(
      (one) => (wish === 'appointment' && one.appointment_id === id) || (wish === 'held' && one.held_id === id),
    );
    try {
      const wished = known ?? (wish && (await makeBill(wish, id, catalogue)));
      if (wished && wished !== bills.draft && !(wish === 'new' && isEmptyDraft(bills.draft))) return bills.open(wished);
    } catch (error) {
      reactToFailure(error, 'read');
    }
    setParams({ bill: bills.draft.key }, { replace: true });
  });
  useEffect(() => {
    if (id > 0 && answer) void fulfil(answer);
  }, [id, answer]);
}

async function makeBill(wish: Wish, id: number, answer: TillCatalogue): Promise<TillDraft> {
  if (wish === 'appointment') return billOfVisit(id, answer);
  if (wish === 'held') return heldBill(id, answer);
  return wish === 'customer' ? { ...newDraft(), customer: await customerOf(id) } : newDraft();
}

async function billOfVisit(appointment_id: number, answer: TillCatalogue): Promise<TillDraft> {
  const visit = await call(tillContract.bill_of_visit, { appointment_id });
  return draftOfBill(
    {
      appointment_id,
      balance_used: visit.deposit,
      lines: visit.lines.map((line) => ({ ...line, kind: 'service', quantity: 1, in_package_price: false })),
    },
    {
      key: newDraft().key,
      now: new Date(),
      answer,
      agreed: visit.agreed,
      customer: await customerOf(visit.customer_id),
    },
  );
}

async function heldBill(id: number, answer: TillCatalogue): Promise<TillDraft> {
  const { key, draft, agreed, left_off } = await call(tillContract.get_held, { id });
  const customer = draft.customer_id === undefined ? null : await customerOf(draft.customer_id);
  const bill = draftOfBill(draft, { key, now: new Date(), answer, agreed, customer, held_id: id });
  return { ...bill, ...(await codesOf(draft.code, draft.gift_card, draft.customer_id)), left_off };
}

/** Codes and cards are looked up anew: meanwhile they may have been used. */
async function codesOf(code: string | undefined, gift_card: string | undefined, customer_id: number | undefined) {
  const customer = customer_id === undefined ? {} : { customer_id };
  const [foundCode, foundCard] = await Promise.all([
    code === undefined ? undefined : call(tillContract.find_code, { code, ...customer }).catch(() => undefined),
    gift_card === undefined
      ? undefined
      : call(tillContract.find_gift_card, { gift_card, ...customer }).catch(() => undefined),
  ]);
  return { ...(foundCode && { code: toDraftCode(foundCode) }), ...(foundCard && { card: toDraftCard(foundCard) }) };
}

async function customerOf(id: number): Promise<DraftCustomer> {
  const { customer } = await call(tillContract.purse, { customer_id: id });
  return { id, name: customer.name, mobile: customer.mobile };
}
