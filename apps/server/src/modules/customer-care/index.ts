export { customerCareTasks } from './congratulate.job';
