export { lockStocks, moveStock, worthOf, type StockRow } from './stock.repo';
