export { stockOfProducts } from './follow-products';
export { lowBy, tellLowStock, type LowStock } from './low-stock';
export { putPieces } from './put-pieces';
export { documentNumber, lotMoves, usedSince } from './stock.query';
export { lockStocks, moveStock, type StockRow } from './stock.repo';
