export { addRole, builtInRoleIds, deleteRole, insertRole, updateRole } from './roles.repo';
export { refusingTakenNames } from './save-role';
export { assertMayGive, assertMayTake } from './grants';
