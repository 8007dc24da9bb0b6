import { waitlistContract, waitlistList } from '@rawnaq/domain/waitlist/waitlist.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { getWaiting } from './get-waiting';
import { addToWaitlist, closeWaitlist, reopenWaitlist } from './change-waitlist';
import { waitlistRows } from './waitlist.repo';

const list = listUseCases(waitlistList, waitlistRows, { search: [], find: findCustomersMeant, findBy: 'customer_id' });

const useCases: UseCases<typeof waitlistContract> = {
  get_records: list.page,
  export: list.file,
  get_waiting: getWaiting,
  add: addToWaitlist,
  close: closeWaitlist,
  reopen: reopenWaitlist,
};

export const waitlistRoutes = { contract: waitlistContract, useCases };
