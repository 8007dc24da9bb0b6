import type { RecordKind } from '@rawnaq/domain/records/record-kinds';
import type { ChoicesOf } from './http/lists/record-choices.query';
import { customerChoices } from './modules/customers';
import { employeeChoices } from './modules/employees';
import { expenseTypeChoices } from './modules/expense-types';
import { merchantChoices } from './modules/platform-merchants';
import { offerChoices } from './modules/offers';
import { productChoices } from './modules/products';
import { serviceChoices } from './modules/services';
import { surveyChoices } from './modules/surveys';
import { supplierChoices } from './modules/suppliers';

/**
 * How records of each kind are found by name. A new kind is one line here and one in `record-kinds.ts` of the domain.
 */
export const recordChoices: Readonly<Record<RecordKind, ChoicesOf>> = {
  customer: customerChoices,
  employee: employeeChoices,
  service: serviceChoices,
  product: productChoices,
  offer: offerChoices,
  supplier: supplierChoices,
  'expense-type': expenseTypeChoices,
  survey: surveyChoices,
  merchant: merchantChoices,
};
