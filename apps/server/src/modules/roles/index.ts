export { addRole } from './roles.repo';
