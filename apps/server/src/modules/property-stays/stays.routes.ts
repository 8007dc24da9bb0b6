import { enquiriesList, staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { askForStay } from './ask-for-stay';
import { blockNights, getCalendar, renewExport, unblockNights } from './calendar';
import { cancelStay, confirmStay, declineEnquiry, offerStay, returnDeposit, writeToRenter } from './decide-enquiry';
import { enquiryRows } from './enquiries.repo';
import { addFeed, readFeedNow, removeFeed } from './feeds';
import { getEnquiry } from './get-enquiry';
import type { StayDeposits } from './stay-deposits';

const list = listUseCases(enquiriesList, enquiryRows, {
  search: ['renter_name', 'mobile', 'english_name', 'arabic_name', 'id'],
});

const useCases = (deposits: StayDeposits): UseCases<typeof staysContract> => ({
  ask: askForStay,
  get_records: list.page,
  export: list.file,
  get_record: getEnquiry(deposits),
  offer: offerStay(deposits),
  confirm: confirmStay(deposits),
  decline: declineEnquiry(deposits),
  cancel: cancelStay(deposits),
  return_deposit: returnDeposit(deposits),
  write: writeToRenter,
  calendar: getCalendar,
  block: blockNights,
  unblock: unblockNights,
  add_feed: addFeed,
  remove_feed: removeFeed,
  read_feed: readFeedNow,
  renew_export: renewExport,
});

export const staysRoutes = (deposits: StayDeposits) => ({ contract: staysContract, useCases: useCases(deposits) });
