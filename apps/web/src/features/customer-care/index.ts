/** What other features may embed: writing to customers, with the text in sight before it goes. */
export { useSending } from './components/use-sending';
