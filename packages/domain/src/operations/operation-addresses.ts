import { manager } from '../kernel/address-rows';

/** The client's list does not have them: what keeps the platform running, for whoever runs it. */
export const operationAddresses = {
  'manager-technical-operations': manager('/technical/operations', 'platform-technical.operations'),
  'manager-technical-backups': manager('/technical/backups', 'platform-settings.backups'),
  'manager-technical-ledger-checks': manager('/technical/ledger-checks', 'platform-technical.view'),
  'manager-technical-ui-kit': manager('/technical/ui-kit', 'platform-technical.view'),
};
