import { tillContract, type TillCatalogue } from '@rawnaq/domain/till/till.contract';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { draftOfBill } from './draft/bill-of-draft';
import { toDraftCard, toDraftCode } from './find-codes';
import { isEmptyDraft, type DraftCustomer, type TillDraft } from './draft/till-draft';
import { newDraft, type OpenBills } from './draft/use-till-draft';

/**
 * The till opened for something: `?appointment=` a visit to bill, `?held=` a bill that was put aside, `?customer=`
 * somebody, `?new=1` nobody.
 */
export function useOpenedBill(bills: OpenBills, answer: TillCatalogue | undefined): void {
  const [params, setParams] = useSearchParams();
  const wish = ['appointment', 'held', 'customer', 'new'].find((name) => Number(params.get(name)) > 0);
  const id = wish ? Number(params.get(wish)) : 0;

  const fulfil = useEffectEvent(async (catalogue: TillCatalogue) => {
    const known = [bills.draft, ...bills.others].find(
      (one) => (wish === 'appointment' && one.appointment_id === id) || (wish === 'held' && one.held_id === id),
    );
    try {
      if (known) bills.open(known);
      else if (wish === 'appointment') bills.open(await billOfVisit(id, catalogue));
      else if (wish === 'held') bills.open(await heldBill(id, catalogue));
      else if (wish === 'customer') bills.open({ ...newDraft(), customer: await customerOf(id) });
      else if (!isEmptyDraft(bills.draft)) bills.open();
    } catch (error) {
      reactToFailure(error, 'read');
    }
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (wish) next.delete(wish);
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (id > 0 && answer) void fulfil(answer);
  }, [id, answer]);
}

async function billOfVisit(appointment_id: number, answer: TillCatalogue): Promise<TillDraft> {
  const visit = await call(tillContract.bill_of_visit, { appointment_id });
  return draftOfBill(
    {
      appointment_id,
      balance_used: visit.deposit,
      lines: visit.lines.map((line) => ({ ...line, kind: 'service', quantity: 1, in_package_price: false })),
    },
    { key: newDraft().key, now: new Date(), answer, customer: await customerOf(visit.customer_id) },
  );
}

async function heldBill(id: number, answer: TillCatalogue): Promise<TillDraft> {
  const { key, draft } = await call(tillContract.get_held, { id });
  const customer = draft.customer_id === undefined ? null : await customerOf(draft.customer_id);
  const bill = draftOfBill(draft, { key, now: new Date(), answer, customer, held_id: id });
  return { ...bill, ...(await codesOf(draft.code, draft.gift_card, draft.customer_id)) };
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
