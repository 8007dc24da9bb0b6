/** What other features may use. */
export { usePaper } from './use-paper';
