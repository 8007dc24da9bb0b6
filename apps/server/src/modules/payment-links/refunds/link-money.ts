import type { Minor } from '@rawnaq/domain/kernel/money';
import { goesBackByItself, isRefundable } from '@rawnaq/domain/payment-links/payment-link.rules';
import { depositOfLink } from '../../payments';
import { linksWithMoney, type Link, type Place } from '../payment-links.repo';

type Money = { amount: Minor; /** How much of it stands among the deposits of the visit. */ deposited: Minor };

/**
 * What came by the links of a visit: what would go back to the card, what is on its way there, what is back, and what
 * may be back, because the gateway did not say.
 */
export type LinkMoney = Record<'refundable' | 'returning' | 'returned' | 'unclear', Money>;

export async function moneyByLink(place: Place & { now: Date }, appointmentId: number): Promise<LinkMoney> {
  const nothing = (): Money => ({ amount: 0, deposited: 0 });
  const money: LinkMoney = { refundable: nothing(), returning: nothing(), returned: nothing(), unclear: nothing() };
  for (const link of await linksWithMoney(place, appointmentId)) {
    const deposit = await depositOfLink(place, link.id);
    const where = fateOf(link, deposit?.is_used ?? false);
    if (!where) continue;
    money[where].amount += link.amount;
    if (deposit) money[where].deposited += link.amount;
  }
  return money;
}

/** None where only the salon can say what becomes of it: what is spent already does not go back (`returnDeposit`). */
function fateOf({ status, refund_state }: Link, isUsed: boolean): keyof LinkMoney | undefined {
  if (refund_state === 'done') return 'returned';
  if (!isRefundable(status, refund_state)) return 'returning';
  if (isUsed) return undefined;
  return goesBackByItself(status, refund_state) ? 'refundable' : 'unclear';
}
