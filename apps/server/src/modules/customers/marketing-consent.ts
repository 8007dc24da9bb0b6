import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import type { Tx } from '../../db/database';
import { auditBySystem } from '../audit';
import { insertConsents } from './customer-details.repo';
import { findBySender, lastConsent, lockNamed, rememberWaUser } from './marketing-consent.repo';

type Place = { tx: Tx; accountId: number; now: Date };

/** Whose number or WhatsApp name it is; one known by the number is remembered by the name too. */
export async function customerOfSender(
  place: Place,
  { mobile, wa_user_id }: { mobile: string | null; wa_user_id: string | null },
): Promise<number | undefined> {
  const found = await findBySender(place, mobile === null ? null : mobileKey(mobile), wa_user_id);
  if (found && wa_user_id !== null && found.wa_user_id !== wa_user_id)
    await rememberWaUser(place, found.id, wa_user_id);
  return found?.id;
}

/** She wants no advertising on this channel. False when she had said so before. */
export async function stopMarketing(place: Place, customerId: number, channel: 'whatsapp' | 'sms' | 'email') {
  // Two such words at the same moment are one.
  const customer = await lockNamed(place, customerId);
  if (!customer || (await lastConsent(place, customerId, channel)) === false) return false;
  const said = { channel, purpose: 'marketing', allowed: false } as const;
  const word = { ...said, recorded_by_name: customer.name, recorded_at: place.now.toISOString() };
  await insertConsents(place.tx, place.accountId, [{ customer_id: customerId, ...word }]);
  await auditBySystem(place.tx, place.now, {
    action: 'customers.set-consent',
    entity: 'customers',
    entity_id: customerId,
    account_id: place.accountId,
    after: said,
  });
  return true;
}
