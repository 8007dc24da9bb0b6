export { employeeName } from './employee-name.query';
export type { BeforeDisabling } from './set-employee-status';
export { enrolEmployee } from './enrol-employee';
export {
  assertActiveEmployees,
  assignServices,
  employeesOfService,
  replaceEmployeesOfService,
} from './service-employees.repo';
export { employeeJobs, warnOfPapers } from './warn-of-papers';
export { employedPeople, employeeOfUser, leavesBetween, shiftsByEmployee } from './working-times.repo';
export { employeeChoices } from './employee-choices';
export { picturesOfEmployees } from './shown-pictures.repo';
