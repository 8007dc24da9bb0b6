import { toSearchKey } from '@rawnaq/domain/kernel/search-key';
import { addedGroupsList, addedServicesList, platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/list-use-cases';
import { addedGroupRows, addedServiceRows } from '../services';
import { decideGroup } from './decide-group';
import { decideService } from './decide-service';

// A check state is never missing here: the rows are those that have one.
const groups = listUseCases(addedGroupsList, addedGroupRows as never, { search: ['search_key'], fold: toSearchKey });
const services = listUseCases(addedServicesList, addedServiceRows as never, { search: ['search_key'], fold: toSearchKey });

const useCases: UseCases<typeof platformChecksContract> = {
  group_records: groups.page, export_groups: groups.file, decide_group: decideGroup,
  service_records: services.page, export_services: services.file, decide_service: decideService,
};

export const platformChecksRoutes = { contract: platformChecksContract, useCases };
