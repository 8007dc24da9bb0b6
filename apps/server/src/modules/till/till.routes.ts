import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { heldBillsList, tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { billOfVisit } from './bill-of-visit';
import { findCard, findCode } from './find-codes';
import { getCatalogue } from './get-catalogue';
import { getPurse } from './get-purse';
import { dropHeld, getHeld, holdBill } from './held-bills';
import { heldRows } from './held-bills.repo';
import { issueInvoice } from './issue/issue-invoice';

const held = listUseCases(heldBillsList, heldRows, { search: ['search_key', 'mobile'], fold: toSearchKey });

const useCases: UseCases<typeof tillContract> = {
  catalogue: getCatalogue,
  purse: getPurse,
  find_code: findCode,
  find_gift_card: findCard,
  bill_of_visit: billOfVisit,
  issue: issueInvoice,
  held: held.page,
  export_held: held.file,
  get_held: getHeld,
  hold: holdBill,
  drop: dropHeld,
};

export const tillRoutes = { contract: tillContract, useCases };
