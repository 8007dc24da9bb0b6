import { expenseTypesContract, expenseTypesList } from '@rawnaq/domain/expense-types/expense-types.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { choicesOf } from '../../http/lists/record-choices.query';
import { addExpenseType } from './add-expense-type';
import { editExpenseType } from './edit-expense-type';
import { getExpenseType } from './get-expense-type';
import { setExpenseTypeStatus } from './set-expense-type-status';
import { expenseTypeRows } from './expense-types.repo';

const options = { search: ['english_name', 'arabic_name'] };
const list = listUseCases(expenseTypesList, expenseTypeRows, options);

export const expenseTypeChoices = choicesOf({ list: expenseTypesList, rows: expenseTypeRows, options });

const useCases: UseCases<typeof expenseTypesContract> = {
  get_records: list.page,
  export: list.file,
  get_record: getExpenseType,
  add: addExpenseType,
  edit: editExpenseType,
  set_status: setExpenseTypeStatus,
};

export const expenseTypesRoutes = { contract: expenseTypesContract, useCases };
