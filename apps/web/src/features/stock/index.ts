/** What the page of products shows of one. */
export { StockCard } from './components/stock-card';
