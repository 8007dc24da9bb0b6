export { enrolEmployee } from './enrol-employee';
export { beforeDisabling, type DisableHook } from './disable-hooks';
export { employeeTasks, warnOfPapers } from './warn-of-papers';
export { employedPeople, employeeOfUser, leavesBetween, shiftsByEmployee } from './working-times.repo';
