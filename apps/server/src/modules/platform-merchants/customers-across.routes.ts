import {
  addedCustomersList,
  customersAcrossContract,
  inactiveWhatsappList,
} from '@rawnaq/domain/platform-merchants/customers-across.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { checkWhatsappAgain } from '../customers';
import { addedCustomers, customersNotOnWhatsapp, findAcross } from './customers-across.repo';

const added = listUseCases(addedCustomersList, addedCustomers, { search: [], find: findAcross });
const inactive = listUseCases(inactiveWhatsappList, customersNotOnWhatsapp, { search: [], find: findAcross });

const useCases: UseCases<typeof customersAcrossContract> = {
  added: added.page,
  export_added: added.file,
  inactive: inactive.page,
  export_inactive: inactive.file,
  check_again: async (ctx, { account_id, id }) => {
    await checkWhatsappAgain(ctx, account_id, id);
    return { done: true };
  },
};

export const customersAcrossRoutes = { contract: customersAcrossContract, useCases };
