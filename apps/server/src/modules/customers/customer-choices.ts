import { customersList } from '@rawnaq/domain/customers/customers.contract';
import { choicesOf } from '../../http/lists/record-choices.query';
import { findCustomersMeant } from './customer-search.repo';
import { customerRows } from './customers.repo';

export const customerChoices = choicesOf({
  list: customersList,
  rows: customerRows,
  options: { search: [], find: findCustomersMeant },
  note: ({ mobile }) => mobile,
});
