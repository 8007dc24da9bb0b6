export { addRole } from './roles.repo';
export { assertMayGive, assertMayTake } from './grants';
