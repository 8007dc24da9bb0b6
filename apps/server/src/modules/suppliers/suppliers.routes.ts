import { suppliersContract, suppliersList } from '@rawnaq/domain/suppliers/suppliers.contract';
import { toNameKey } from '@rawnaq/domain/kernel/text/search-key';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { choicesOf } from '../../http/lists/record-choices.query';
import { addSupplier } from './add-supplier';
import { editSupplier } from './edit-supplier';
import { getSupplier } from './get-supplier';
import { setSupplierStatus } from './set-supplier-status';
import { chooseSupplier } from './choose-supplier';
import { supplierRows } from './suppliers.repo';

const options = { search: ['name_key', 'mobile', 'trn'], fold: toNameKey };
const list = listUseCases(suppliersList, supplierRows, options);

export const supplierChoices = choicesOf({ list: suppliersList, rows: supplierRows, options });

const useCases: UseCases<typeof suppliersContract> = {
  get_records: list.page,
  export: list.file,
  find: chooseSupplier,
  get_record: getSupplier,
  add: addSupplier,
  edit: editSupplier,
  set_status: setSupplierStatus,
};

export const suppliersRoutes = { contract: suppliersContract, useCases };
