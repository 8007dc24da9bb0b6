/** What other features may embed. */
export { HistoryTab } from './components/history-tab';
