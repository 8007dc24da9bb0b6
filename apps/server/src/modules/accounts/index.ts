export { createAccount } from './create-account';
