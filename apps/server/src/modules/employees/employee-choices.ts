import { employeesList } from '@rawnaq/domain/employees/employees.lists';
import { choicesOf } from '../../http/lists/record-choices.query';
import { employeeRows } from './employees.query';

/** By name only: numbers and addresses are for those who may see employees. */
export const employeeChoices = choicesOf({
  list: employeesList,
  rows: employeeRows,
  options: { search: ['name', 'english_name', 'arabic_name'] },
});
