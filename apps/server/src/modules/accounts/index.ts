export { createAccount } from './create-account';
export { accountsRoutes } from './accounts.routes';
