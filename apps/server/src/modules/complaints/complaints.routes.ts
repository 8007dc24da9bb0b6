import { complaintsContract, complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { complaintRows } from './complaints.repo';
import { getComplaint } from './get-complaint';
import { handleComplaint } from './handle-complaint';
import { reopenComplaint } from './reopen-complaint';

const list = listUseCases(complaintsList, complaintRows, {
  search: ['name', 'mobile', 'body'],
});

const useCases: UseCases<typeof complaintsContract> = {
  get_records: list.page,
  export: list.file,
  get_record: getComplaint,
  handle: handleComplaint,
  reopen: reopenComplaint,
};

export const complaintsRoutes = { contract: complaintsContract, useCases };
