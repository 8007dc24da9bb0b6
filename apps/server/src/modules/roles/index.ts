export { addRole } from './roles.repo';
export { refusingTakenNames } from './save-role';
export { assertMayGive, assertMayTake } from './grants';
