import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import {
  suggestedGroupsList,
  suggestedServicesContract,
  suggestedServicesList,
} from '@rawnaq/domain/suggested-services/suggested-services.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addSuggestedGroup } from './add-suggested-group';
import { addSuggestedService } from './add-suggested-service';
import { editSuggestedGroup } from './edit-suggested-group';
import { editSuggestedService } from './edit-suggested-service';
import { setSuggestedStatus } from './set-suggested-status';
import { suggestedGroupOptions, suggestedGroupRows, suggestedServiceRows } from './suggested-services.repo';

const groups = listUseCases(suggestedGroupsList, suggestedGroupRows, { search: ['search_key'], fold: toSearchKey });
const services = listUseCases(suggestedServicesList, suggestedServiceRows, {
  search: ['search_key'],
  fold: toSearchKey,
});

const useCases: UseCases<typeof suggestedServicesContract> = {
  group_records: groups.page,
  export_groups: groups.file,
  group_options: async (ctx) => ({ records: await suggestedGroupOptions(ctx.tx) }),
  add_group: addSuggestedGroup,
  edit_group: editSuggestedGroup,
  set_group_status: setSuggestedStatus('suggested_groups'),
  service_records: services.page,
  export_services: services.file,
  add_service: addSuggestedService,
  edit_service: editSuggestedService,
  set_service_status: setSuggestedStatus('suggested_services'),
};

export const suggestedServicesRoutes = { contract: suggestedServicesContract, useCases };
