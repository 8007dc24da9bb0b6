export { enrolEmployee } from './enrol-employee';
export { employeeTasks, warnOfPapers } from './warn-of-papers';
export { employedPeople, employeeOfUser, leavesBetween, shiftsByEmployee } from './working-times.repo';
