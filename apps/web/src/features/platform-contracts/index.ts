/** What other features may embed: the contracts of the own account. */
export { OwnContracts } from './components/own-contracts';
