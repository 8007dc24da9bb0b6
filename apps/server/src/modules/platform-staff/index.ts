export { addManager, addPlatformRoles, ensureFirstManager, makeManagerLink } from './managers';
