import {
  customerPackagesContract,
  customerPackagesList,
} from '@rawnaq/domain/customer-packages/customer-packages.contract';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { customerPackageRows } from './customer-packages.query';

const list = listUseCases(customerPackagesList, customerPackageRows, {
  search: ['search_key', 'mobile'],
  fold: toSearchKey,
});

const useCases: UseCases<typeof customerPackagesContract> = { get_records: list.page, export: list.file };

export const customerPackagesRoutes = { contract: customerPackagesContract, useCases };
