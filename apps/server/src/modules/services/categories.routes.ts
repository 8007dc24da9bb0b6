import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { categoriesContract, categoriesList } from '@rawnaq/domain/services/categories.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { activateCategories } from './activate-categories';
import { addCategory } from './add-category';
import { categoryOptions, categoryRows } from './categories.repo';
import { editCategory } from './edit-category';
import { reorderCategories } from './reorder-categories';
import { setCategoryStatus } from './set-category-status';
import { suggestedCategories } from './suggested-menu';

const list = listUseCases(categoriesList, categoryRows, { search: ['search_key'], fold: toSearchKey });

const useCases: UseCases<typeof categoriesContract> = {
  get_records: list.page,
  export: list.file,
  options: async (ctx) => ({ records: await categoryOptions(ctx) }),
  add: addCategory,
  edit: editCategory,
  set_status: setCategoryStatus,
  reorder: reorderCategories,
  suggested: suggestedCategories,
  activate: activateCategories,
};

export const categoriesRoutes = { contract: categoriesContract, useCases };
