import { attendanceContract, entriesList, ownAttendanceList } from '@rawnaq/domain/attendance/attendance.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { entryRows, ownEntryRows } from './attendance.repo';
import { checkIn, checkOut, getState } from './check-in';
import { addEntry, correctEntry, getCorrections, removeEntry } from './correct-attendance';

const own = listUseCases(ownAttendanceList, ownEntryRows, { search: ['business_date'] });
const all = listUseCases(entriesList, entryRows, { search: ['english_name', 'arabic_name'] });

const useCases: UseCases<typeof attendanceContract> = {
  get_state: getState,
  check_in: checkIn,
  check_out: checkOut,
  own_records: own.page,
  export_own: own.file,
  get_records: all.page,
  export: all.file,
  add_entry: addEntry,
  correct: correctEntry,
  remove: removeEntry,
  get_corrections: getCorrections,
};

export const attendanceRoutes = { contract: attendanceContract, useCases };
