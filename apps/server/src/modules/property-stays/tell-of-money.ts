import { sayAmount } from '@rawnaq/domain/kernel/money';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { Tx } from '../../db/database';
import { notify } from '../notifications';
import { findPlace, namesOf, type StoredEnquiry } from './enquiries.repo';
import { languageOf, rentersLink, sayPrice, writeRenter, type Teller } from './tell';

/** What only the owner can look into. */
export type DepositTrouble = 'deposit-twice' | 'deposit-mismatch' | 'refund-failed' | 'refund-unknown';
type Owners = 'deposit-paid' | 'deposit-late' | DepositTrouble;

/** A line in the owner's menu about the deposit of a stay. */
export async function tellOwnerOfMoney(tx: Tx, enquiry: StoredEnquiry, code: Owners, amount: number): Promise<void> {
  const place = await findPlace(tx, enquiry.account_id, enquiry.property_id);
  if (!place) return;
  const values = {
    renter: enquiry.renter_name,
    name: namesOf(place),
    amount: { amount, currency: 'AED' as const },
  };
  const about = { type: 'stay-enquiries', open: enquiry.id } as const;
  await (code === 'deposit-paid'
    ? notify(tx, enquiry.account_id, { ...about, code, values: { ...values, date: enquiry.arrives_on } })
    : notify(tx, enquiry.account_id, { ...about, code, values }));
}

type Renters = 'stay-deposit-received' | 'stay-deposit-late' | 'stay-deposit-returned';

/** What the renter is written of her money. */
export async function tellRenterOfMoney(
  teller: Teller,
  enquiry: StoredEnquiry,
  template: Renters,
  amount: number,
): Promise<void> {
  const place = await findPlace(teller.tx, enquiry.account_id, enquiry.property_id);
  if (!place) return;
  const language = languageOf(enquiry);
  const values = {
    name: enquiry.renter_name,
    property: namesOf(place)[language],
    from: sayDay(enquiry.arrives_on, language),
    to: sayDay(enquiry.leaves_on, language),
    deposit: sayAmount(amount, 'AED', language),
  };
  const link = rentersLink(teller, enquiry);
  if (template === 'stay-deposit-returned') return writeRenter(teller, enquiry, template, values);
  if (template === 'stay-deposit-late') return writeRenter(teller, enquiry, template, { ...values, link });
  return writeRenter(teller, enquiry, template, {
    ...values,
    price: sayPrice(enquiry, language),
    mobile: place.mobile,
    link,
  });
}
