import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { employeesList, informationList } from '@rawnaq/domain/employees/employees.lists';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addEmployee } from './add-employee';
import { giveAccess, resendInvitation, revokeAccess, setRoleOfEmployee } from './access';
import { employeeRows, informationRows } from './employees.query';
import { getEmployee, getEmployeeOptions } from './get-employee';
import { addDocument, removeDocument, setServices } from './papers-and-services';
import { editEmployee, reorderEmployees, setPay } from './save-employee';
import { setEmployeeStatus, type BeforeDisabling } from './set-employee-status';
import { addLeave, removeLeave, setHours } from './working-times';

/** By either name, whatever language the list is in. */
const SEARCHED = ['name', 'english_name', 'arabic_name', 'mobile', 'email'];
const list = listUseCases(employeesList, employeeRows, { search: SEARCHED });
const information = listUseCases(informationList, informationRows, { search: SEARCHED });

const useCases = (beforeDisabling: readonly BeforeDisabling[]): UseCases<typeof employeesContract> => ({
  get_records: list.page,
  export: list.file,
  information_records: information.page,
  export_information: information.file,
  get: getEmployee,
  get_options: getEmployeeOptions,
  add: addEmployee,
  edit: editEmployee,
  reorder: reorderEmployees,
  set_hours: setHours,
  add_leave: addLeave,
  remove_leave: removeLeave,
  set_services: setServices,
  set_pay: setPay,
  add_document: addDocument,
  remove_document: removeDocument,
  set_status: (ctx, input) => setEmployeeStatus(ctx, input, beforeDisabling),
  give_access: giveAccess,
  set_role: setRoleOfEmployee,
  resend_invitation: resendInvitation,
  revoke_access: revokeAccess,
});

/** Who must be asked before somebody is disabled stands above employees, so the list comes from above. */
export const employeesRoutes = (beforeDisabling: readonly BeforeDisabling[]) => ({
  contract: employeesContract,
  useCases: useCases(beforeDisabling),
});
