import type { RecordKind } from '@rawnaq/domain/records/record-kinds';
import type { ChoicesOf } from './http/lists/record-choices.query';
import { customerChoices } from './modules/customers';
import { employeeChoices } from './modules/employees';
import { productChoices } from './modules/products';
import { serviceChoices } from './modules/services';

/**
 * How records of each kind are found by name. A new kind is one line here and one in `record-kinds.ts` of the domain.
 */
export const recordChoices: Readonly<Record<RecordKind, ChoicesOf>> = {
  customer: customerChoices,
  employee: employeeChoices,
  service: serviceChoices,
  product: productChoices,
};
