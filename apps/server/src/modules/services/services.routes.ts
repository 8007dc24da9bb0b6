import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { servicesContract, servicesList } from '@rawnaq/domain/services/services.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { activateServices } from './activate-services';
import { addService } from './add-service';
import { changePrices } from './change-prices';
import { editService } from './edit-service';
import { reorderServices } from './reorder-services';
import { findService, serviceOptions, serviceRows, vatRate } from './services.repo';
import { setServiceStatus } from './set-service-status';
import { suggestedServices } from './suggested-menu';

const list = listUseCases(servicesList, serviceRows, { search: ['search_key'], fold: toSearchKey });

const useCases: UseCases<typeof servicesContract> = {
  get_records: list.page,
  export: list.file,
  get_record: async (ctx, input) => {
    const record = await findService(ctx, input.id);
    if (!record) throw new AppError('NOT_FOUND');
    return { record };
  },
  options: async (ctx) => ({ records: await serviceOptions(ctx), vat_rate: await vatRate(ctx) }),
  add: addService,
  edit: editService,
  set_status: setServiceStatus,
  reorder: reorderServices,
  suggested: suggestedServices,
  activate: activateServices,
  change_prices: changePrices,
};

export const servicesRoutes = { contract: servicesContract, useCases };
