export { lockStocks, moveStock, worthOf, type StockMove, type StockRow } from './stock.repo';
