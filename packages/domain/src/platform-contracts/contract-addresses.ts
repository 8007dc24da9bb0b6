import { manager } from '../kernel/address-rows';

const view = 'platform-accounting.view';

export const contractAddresses = {
  'manager-accounting-contracts': manager('/accounting/contracts', view),
  'manager-accounting-contracts-contract': manager('/accounting/contracts/contract', 'platform-accounting.edit'),
  // `{account}-{id}`: contracts stand in the books of their merchants.
  'manager-accounting-contracts-contracts-one': manager('/accounting/contracts/contracts/:id', view),
  // The client's list does not have it: the texts contracts are made of.
  'manager-accounting-contracts-templates': manager('/accounting/contracts/templates', view),
};
