import { customersContract, customersList } from '@rawnaq/domain/customers/customers.contract';
import { customerImportContract } from '@rawnaq/domain/customers/customer-import.contract';
import type { KeptOfCustomer } from '../../db/kept-of-customer';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addCustomer } from './add-customer';
import {
  addNote,
  addPhoto,
  getConsents,
  getNotes,
  getPhotos,
  removeNote,
  removePhoto,
  setConsent,
} from './customer-details';
import { findCustomerIds } from './customer-search.repo';
import { briefsOf, customerRows } from './customers.repo';
import { editCustomer } from './edit-customer';
import { getCustomer } from './get-customer';
import { confirmImport, getImport, getImportRows, uploadSheet } from './import/import-customers';
import { importTemplate } from './import/import-template';
import { getDuplicates, mergeCustomers } from './merge-customers';
import { setCustomerStatus } from './set-customer-status';

const list = listUseCases(customersList, customerRows, { search: [], find: findCustomerIds });
const QUICK = 12;

const useCases = (kept: readonly KeptOfCustomer[]): UseCases<typeof customersContract> => ({
  get_records: list.page,
  export: list.file,
  get_record: getCustomer,
  add: addCustomer,
  edit: editCustomer,
  set_status: setCustomerStatus,
  search: async (ctx, { search }) => ({ records: await briefsOf(ctx, await findCustomerIds(ctx, search, QUICK)) }),
  get_consents: getConsents,
  set_consent: setConsent,
  get_notes: getNotes,
  add_note: addNote,
  remove_note: removeNote,
  get_photos: getPhotos,
  add_photo: addPhoto,
  remove_photo: removePhoto,
  get_duplicates: getDuplicates,
  merge: mergeCustomers(kept),
});

const importUseCases: UseCases<typeof customerImportContract> = {
  template: importTemplate,
  upload: uploadSheet,
  get_record: getImport,
  get_rows: getImportRows,
  confirm: confirmImport,
};

/** Merging walks what all modules keep of a customer, so the catalogue comes from above. */
export const customersRoutes = (kept: readonly KeptOfCustomer[]) => ({
  contract: customersContract,
  useCases: useCases(kept),
});
export const customerImportRoutes = { contract: customerImportContract, useCases: importUseCases };
