export { assertHostIsHerself } from './own-code';
