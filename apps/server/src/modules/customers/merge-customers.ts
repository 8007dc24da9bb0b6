import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerTypeOn } from '@rawnaq/domain/customers/customer.rules';
import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { genders } from '@rawnaq/domain/customers/customer.states';
import type { KeptOfCustomer } from '../../db/kept-of-customer';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { currentConsents } from './customer-details.repo';
import { briefsOf, lockCustomer, type LockedCustomer } from './customers.repo';
import { closeMerged, duplicatePairs, updateKept, type MergedFields } from './merge.repo';

/** The older record stays and fills its gaps from the other, which is closed and leads to it from then on. */
export const mergeCustomers =
  (keepers: readonly KeptOfCustomer[]): UseCase<(typeof customersContract)['merge']> =>
  async (ctx, input) => {
    if (input.id === input.other_id) throw new AppError('CUSTOMER_MERGE_SAME');
    // Always locked in the same order: two merges of one pair wait for each other instead of for ever.
    const kept = await lockCustomer(ctx, Math.min(input.id, input.other_id));
    const gone = await lockCustomer(ctx, Math.max(input.id, input.other_id));
    for (const { move } of keepers) await move(ctx.tx, ctx.accountId, gone.id, kept.id);
    await closeMerged(ctx, gone.id, kept.id);
    const fields = await mergedFields(ctx, kept, gone);
    await updateKept(ctx, kept, fields);
    await audit(ctx, {
      action: 'customers.merge',
      entity: 'customers',
      entity_id: kept.id,
      before: pickOf(kept, fields),
      after: { ...fields, merged_from: gone.id },
    });
    await audit(ctx, {
      action: 'customers.merged-into',
      entity: 'customers',
      entity_id: gone.id,
      before: { status: gone.status },
      after: { status: recordStates.codes.disabled, merged_into: kept.id },
    });
    return { id: kept.id };
  };

export const getDuplicates: UseCase<(typeof customersContract)['get_duplicates']> = async (ctx) => {
  const pairs = await duplicatePairs(ctx);
  const briefs = new Map(
    (await briefsOf(ctx, [...new Set(pairs.flatMap((pair) => [pair.first, pair.second]))])).map((brief) => [
      brief.id,
      brief,
    ]),
  );
  return {
    pairs: pairs.map(({ first, second, reason }) => ({
      first: briefs.get(first)!,
      second: briefs.get(second)!,
      reason,
    })),
  };
};

async function mergedFields(ctx: Ctx, kept: LockedCustomer, gone: LockedCustomer): Promise<MergedFields> {
  const consents = await currentConsents(ctx, kept.id);
  const last_invoice_on =
    [kept.last_invoice_on, gone.last_invoice_on]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  const invoices_count = kept.invoices_count + gone.invoices_count;
  return {
    email: kept.email ?? gone.email,
    nationality_id: kept.nationality_id ?? gone.nationality_id,
    birth_date: kept.birth_date ?? gone.birth_date,
    identification_method: kept.identification_method ?? gone.identification_method,
    trn: kept.trn ?? gone.trn,
    preferred_language: kept.preferred_language ?? gone.preferred_language,
    notes: [...new Set([kept.notes, gone.notes].filter(Boolean))].join('\n') || null,
    gender: kept.gender === genders.codes.not_specific ? gone.gender : kept.gender,
    invoices_count,
    last_invoice_on,
    type: customerTypeOn(todayIn(ctx.now, sessionOf(ctx).account.time_zone), {
      count: invoices_count,
      last_on: last_invoice_on,
    }),
    other_mobiles: [...new Set([...kept.other_mobiles, gone.mobile, ...gone.other_mobiles])],
    status: gone.status === recordStates.codes.active ? gone.status : kept.status,
    whatsapp_allowed:
      consents.find((one) => one.channel === 'whatsapp' && one.purpose === 'service')?.allowed ??
      (kept.whatsapp_allowed && gone.whatsapp_allowed),
  };
}

const pickOf = (kept: LockedCustomer, fields: MergedFields) =>
  Object.fromEntries((Object.keys(fields) as (keyof MergedFields)[]).map((field) => [field, kept[field]]));
