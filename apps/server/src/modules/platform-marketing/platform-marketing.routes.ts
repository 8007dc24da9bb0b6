import {
  leadLists,
  platformMarketingContract,
  type LeadListName,
} from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { leadRows, leadsHolding, staffWhoMay } from './leads.repo';
import { saveLead } from './save-lead';
import { writeToOwner } from './write-to-owner';

const listOf = (name: LeadListName) =>
  listUseCases(leadLists[name], leadRows(name), {
    search: ['english_name', 'arabic_name', 'owner_name', 'mobile', 'email', 'staff_name', 'next_step', 'id'],
    among: leadsHolding,
  });
const requests = listOf('requests');
const active = listOf('active');

const useCases: UseCases<typeof platformMarketingContract> = {
  requests: requests.page,
  export_requests: requests.file,
  active: active.page,
  export_active: active.file,
  get_staff: async (ctx) => ({ records: await staffWhoMay(ctx.tx) }),
  save_lead: saveLead,
  write_to_owner: writeToOwner,
};

export const platformMarketingRoutes = { contract: platformMarketingContract, useCases };
