export {
  countOnDay,
  publishListing,
  replaceListedNights,
  withdrawListing,
  type Counted,
  type ListedPlace,
} from './listings.repo';
