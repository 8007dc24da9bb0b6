/** What other features may embed: what a customer has with the salon, and taking money in advance. */
export { BalanceTab } from './components/balance-tab';
export { DepositDrawer } from './components/deposit-drawer';
