import type { Currency } from '@rawnaq/domain/kernel/money';
import type { DepositText } from '@rawnaq/domain/payment-links/payment-link.notifications';
import { notify } from '../notifications';
import { findPayer, type Link, type Place } from './payment-links.repo';

export async function tellSalon(
  place: Place,
  link: Pick<Link, 'appointment_id' | 'amount' | 'currency'>,
  code: DepositText,
): Promise<void> {
  const { name } = await findPayer(place, link.appointment_id);
  await notify(place.tx, place.accountId, {
    type: 'online-bookings',
    code,
    values: { amount: { amount: link.amount, currency: link.currency as Currency }, customer: name },
    open: link.appointment_id,
  });
}
