import { complaintsContract, complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { answerComplaint } from './answer-complaint';
import { complaintRows } from './complaints.repo';
import { getComplaint, getPeople } from './read-complaint';
import { addComplaint, addNote, assignComplaint, closeComplaint, reopenComplaint, setCause } from './work-on-complaint';

const list = listUseCases(complaintsList, complaintRows, {
  search: ['name', 'mobile', 'body'],
});

const useCases: UseCases<typeof complaintsContract> = {
  get_records: list.page,
  export: list.file,
  get_record: getComplaint,
  people: getPeople,
  add: addComplaint,
  assign: assignComplaint,
  set_cause: setCause,
  add_note: addNote,
  answer: answerComplaint,
  close: closeComplaint,
  reopen: reopenComplaint,
};

export const complaintsRoutes = { contract: complaintsContract, useCases };
