export {
  CONTRACT_VISITS,
  loadContractPage,
  markContractSeen,
  signContract,
  signWithin,
  SIGNINGS,
} from './contract-link';
export { contractJobs } from './signed-mails.job';
