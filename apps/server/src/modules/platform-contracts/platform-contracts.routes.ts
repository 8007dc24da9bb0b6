import { contractsList } from '@rawnaq/domain/platform-contracts/contracts-list';
import { platformContractsContract } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { getContractPdf, getPublicContractPdf } from './contract-file';
import { contractRows, contractsHolding, ownContractRows } from './contracts.repo';
import { getContract, getMerchants } from './get-contract';
import { cancelContract, sendContract } from './send-contract';
import { getTemplates, getTemplateVersion, saveTemplate, setTemplateStatus } from './templates';
import { addContract, editContract, renewContract } from './write-contract';

const list = listUseCases(contractsList, contractRows, {
  search: ['number', 'names', 'signer_name'],
  among: contractsHolding,
});

const useCases: UseCases<typeof platformContractsContract> = {
  get_records: list.page,
  export: list.file,
  get_record: getContract,
  pdf: getContractPdf,
  merchants: getMerchants,
  add: addContract,
  edit: editContract,
  send: sendContract,
  cancel: cancelContract,
  renew: renewContract,
  templates: getTemplates,
  template_version: getTemplateVersion,
  save_template: saveTemplate,
  set_template_status: setTemplateStatus,
  of_account: async (ctx) => ({ records: await ownContractRows(ctx) }),
  public_pdf: getPublicContractPdf,
};

export const platformContractsRoutes = { contract: platformContractsContract, useCases };
