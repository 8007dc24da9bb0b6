import { toProductSearch } from '@rawnaq/domain/products/product.rules';
import { stockContract, stockOperationsList } from '@rawnaq/domain/stock/stock.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { adjustStock } from './adjust-stock';
import { cancelReceipt } from './cancel-receipt';
import { countStock } from './count-stock';
import { receiveGoods } from './receive-goods';
import { getReorder, getShelves, getStockCard, getStockDocument } from './show-stock';
import { movementRows } from './stock.query';
import { takeForUse } from './use-goods';

const list = listUseCases(stockOperationsList, movementRows, { search: ['search_key'], fold: toProductSearch });

const useCases: UseCases<typeof stockContract> = {
  get_records: list.page,
  export: list.file,
  get_shelves: getShelves,
  receive: receiveGoods,
  cancel_receipt: cancelReceipt,
  adjust: adjustStock,
  count: countStock,
  use: takeForUse,
  get_document: getStockDocument,
  get_card: getStockCard,
  get_reorder: getReorder,
};

export const stockRoutes = { contract: stockContract, useCases };
