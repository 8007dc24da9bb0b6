import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformMarketingContract } from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { findLead, lockMerchant, NEW_LEAD, staffWhoMay, storeLead } from './leads.repo';

export const saveLead: UseCase<(typeof platformMarketingContract)['save_lead']> = async (ctx, input) => {
  const { id, stage, staff_id, next_on } = input;
  const next_step = input.next_step || null;
  if (!(await lockMerchant(ctx.tx, id))) throw new AppError('NOT_FOUND');
  const staff = (await staffWhoMay(ctx.tx)).find((one) => one.id === staff_id);
  if (staff_id !== null && !staff) throw new AppError('INVALID_INPUT', { field: 'staff_id' });
  if (next_on !== null && next_step === null) throw new AppError('INVALID_INPUT', { field: 'next_step' });
  const before = (await findLead(ctx.tx, id)) ?? NEW_LEAD;
  await storeLead(ctx, { tenant: id, stage, staff_id, next_step, next_on });
  await audit(ctx, {
    action: 'platform-marketing.save',
    entity: 'merchant_leads',
    entity_id: id,
    before,
    after: { stage, staff_name: staff?.name ?? null, next_step, next_on },
  });
  return { done: true };
};
