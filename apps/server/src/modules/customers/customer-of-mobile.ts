import type { Language } from '@rawnaq/domain/kernel/localized';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { insertConsent } from './customer-details.repo';
import { addByMobile, findByMobile, rememberLanguage } from './customers.repo';

/** Somebody the salon no longer serves has this number. */
export const isDisabledMobile = async (ctx: Ctx, mobile: string): Promise<boolean> =>
  (await findByMobile(ctx, mobile))?.status === recordStates.codes.disabled;

/**
 * Whoever has this mobile number, or a new customer. A name the salon already knows stays as the salon wrote it. Two
 * who come at the same moment are the same customer.
 */
export async function customerOfMobile(
  ctx: Ctx,
  { name, mobile, language }: { name: string; mobile: string; language: Language },
): Promise<{ id: number; is_active: boolean }> {
  const added = await addByMobile(ctx, { name, mobile });
  if (added !== undefined) {
    await insertConsent(ctx, added, { channel: 'whatsapp', purpose: 'service' }, true, name);
    await audit(ctx, { action: 'customers.add', entity: 'customers', entity_id: added, after: { name, mobile } });
  }
  const customer = await findByMobile(ctx, mobile);
  if (!customer) throw new Error('A customer was neither found nor added.');
  await rememberLanguage(ctx, customer.id, language);
  return { id: customer.id, is_active: customer.status === recordStates.codes.active };
}
